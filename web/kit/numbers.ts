import { createContext, use } from 'react'
import { englishStyle, type NumberStyle, type Numbers, numbersOf } from '#domain/numbers.ts'

/** The agency's number format as the server found it, so that hydration matches. */
export const NumbersContext = createContext<NumberStyle>(englishStyle)

/** Formats and parses numbers and amounts as the agency does. For amounts in the visitor's currency: `useMoney`. */
export const useNumbers = (): Numbers => numbersOf(use(NumbersContext))
