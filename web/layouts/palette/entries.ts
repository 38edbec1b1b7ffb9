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
  /** Words that it is also found by. */
  words?: string
  /** Codes of which one is enough to name it: it then leads all others. */
  codes?: readonly (string | null)[]
  /** An address, or what it does. */
  does: string | (() => void)
}

const plainCode = (code: string) => plainText(code).replaceAll(/[^\p{L}\p{N}]/gu, '')

/** How well a text means an entry of this page: less is better, null is not at all. */
function rankOf({ label, words = '' }: Entry, typed: string): number | null {
  if (typed === '' || plainText(label).startsWith(plainText(typed))) return 1
  if (isMeant([label], typed)) return 2
  return isMeant([label, words], typed) ? 3 : null
}

/** What was looked up for a text fits it: it comes after what is on this page, unless its code was typed. */
function rankOfFound({ label, codes = [] }: Entry, typed: string): number {
  if (codes.some((code) => code && plainCode(code) === plainCode(typed))) return 0
  return isMeant([label], typed) ? 4 : 5
}

/** Entries for a text, best group first, in each the best first: `own` as far as they fit, and what was looked up for it. */
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
