import { createContext, use } from 'react'
import { englishStyle, type NumberStyle, type Numbers, numbersOf } from '#domain/numbers.ts'

/** The reader's number format as the server found it, so that hydration matches. */
export const NumbersContext = createContext<NumberStyle>(englishStyle)

/** Formats and parses numbers and amounts as the reader does. For amounts in the visitor's currency: `useMoney`. */
export const useNumbers = (): Numbers => numbersOf(use(NumbersContext))

/** `812 B`, `41 kB`, `1.3 MB`. */
export function fileSize(bytes: number, numbers: Numbers): string {
  if (bytes < 1000) return `${bytes} B`
  if (bytes < 999_500) return `${Math.round(bytes / 1000)} kB`
  return `${numbers.fixed(bytes / 1_000_000, 1)} MB`
}
