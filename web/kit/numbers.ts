import { createContext, use } from 'react'
import { englishStyle, type NumberStyle, type Numbers, numbersOf } from '#domain/numbers.ts'

/** How the agency writes numbers, as the server has found it: what hydrates is what was sent. */
export const NumbersContext = createContext<NumberStyle>(englishStyle)

/** Writes and reads numbers and amounts as the agency does. Amounts that follow the visitor's choice of currency: `useMoney`. */
export const useNumbers = (): Numbers => numbersOf(use(NumbersContext))
