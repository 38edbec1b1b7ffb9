import type { IconProps } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { plainText } from '#domain/plain-words.ts'
import { isMeant } from '#domain/travel/is-meant.ts'

/** A line of the command palette. */
export interface Entry {
  key: string
  group: 'Orders' | 'Actions' | 'Go to' | 'Customers' | 'Destinations'
  label: string
  note?: string
  icon: ComponentType<IconProps>
  /** Further search words. */
  words?: string
  /** Codes that identify it: an exact match is listed first. */
  codes?: readonly (string | null)[]
  /** An address, or a function. */
  does: string | (() => void)
}

const plainCode = (code: string) => plainText(code).replaceAll(/[^\p{L}\p{N}]/gu, '')

/** How well an entry matches a text: less is better, null is no match. */
function rankOf({ label, words = '' }: Entry, typed: string): number | null {
  if (typed === '' || plainText(label).startsWith(plainText(typed))) return 1
  if (isMeant([label], typed)) return 2
  return isMeant([label, words], typed) ? 3 : null
}

/** Results of the lookup are listed after local entries, unless the text is their code. */
function rankOfFound({ label, codes = [] }: Entry, typed: string): number {
  if (codes.some((code) => code && plainCode(code) === plainCode(typed))) return 0
  return isMeant([label], typed) ? 4 : 5
}

/** Entries for a text, best group first, in each the best first: matching `own` entries, and results of the lookup. */
export function rankEntries(typed: string, own: readonly Entry[], found: readonly Entry[]): Entry[] {
  const text = typed.trim()
  const ranked = [
    ...own.flatMap((entry) => {
      const rank = rankOf(entry, text)
      return rank === null ? [] : [{ entry, rank }]
    }),
    ...found.map((entry) => ({ entry, rank: rankOfFound(entry, text) })),
  ].sort((a, b) => a.rank - b.rank)
  return [...Map.groupBy(ranked, ({ entry }) => entry.group).values()].flat().map(({ entry }) => entry)
}
