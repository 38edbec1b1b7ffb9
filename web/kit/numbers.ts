import { createContext, use } from 'react'
import { englishStyle, type NumberStyle, type Numbers, numbersOf } from '#domain/numbers.ts'

/** How the agency writes numbers, as the server has found it: what hydrates is what was sent. */
export const NumbersContext = createContext<NumberStyle>(englishStyle)

/** Writes and reads numbers and amounts as the agency does. Amounts that follow the visitor's choice of currency: `useMoney`. */
export const useNumbers = (): Numbers => numbersOf(use(NumbersContext))

/** `812 B`, `41 kB`, `1.3 MB`. */
export function fileSize(bytes: number, numbers: Numbers): string {
  if (bytes < 1000) return `${bytes} B`
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`
  return `${numbers.fixed(bytes / 1_000_000, 1)} MB`
}
