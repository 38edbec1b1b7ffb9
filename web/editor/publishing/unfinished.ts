import { createContext, useContext, useMemo, useState } from 'react'
import type { AnyPageId } from '#domain/site/pages.ts'

/** A text that cannot be parsed yet, such as half a number. */
export interface UnfinishedText {
  page: AnyPageId
  label: string
  typed: string
  says: string
}

/** By the id of its field. */
export type UnfinishedTexts = ReadonlyMap<string, UnfinishedText>

interface Unfinished {
  texts: UnfinishedTexts
  /** Stores the text of a field; null once it is finished. */
  hold: (id: string, text: Omit<UnfinishedText, 'page'> | null) => void
  /** Drops the texts of fields whose ids start with this prefix: their items have moved. */
  dropUnder: (id: string) => void
}

const Context = createContext<Unfinished>({ texts: new Map(), hold: () => {}, dropUnder: () => {} })

export const UnfinishedProvider = Context.Provider
export const useUnfinished = (): Unfinished => useContext(Context)

/** The unfinished texts of the editor. They outlive their fields, which are mounted only for the selected section. */
export function useUnfinishedTexts(page: AnyPageId): Unfinished {
  const [texts, setTexts] = useState<UnfinishedTexts>(new Map())
  return useMemo(
    () => ({
      texts,
      hold: (id, text) =>
        setTexts((before) => {
          if (!text && !before.has(id)) return before
          const others = [...before].filter(([each]) => each !== id)
          return new Map(text ? [...others, [id, { ...text, page }]] : others)
        }),
      dropUnder: (id) => setTexts((before) => new Map([...before].filter(([each]) => !each.startsWith(`${id}-`)))),
    }),
    [texts, page],
  )
}
