import { useSyncExternalStore } from 'react'
import { compareLimit } from '#domain/defaults.ts'
import type { Guard } from '../kit/json-shape.ts'
import { savedStore } from '../kit/saved-store.ts'

/** What this browser compares of one product, in the order it was chosen. It outlives the search that found it; the server renders none. */
export function compareStore<T>(key: string, isList: Guard<T[]>) {
  const isShortList = (value: unknown): value is readonly T[] => isList(value) && value.length <= compareLimit
  const saved = savedStore(key, isShortList)
  const none: readonly T[] = []
  const read = (): readonly T[] => saved.read() ?? none
  return {
    read,
    write: (list: readonly T[]): void => saved.write(list.length > 0 ? list : null),
    clear: (): void => saved.write(null),
    useList: (): readonly T[] => useSyncExternalStore(saved.subscribe, read, () => none),
    /** Whether something is compared; a card hears of nothing else. */
    useHas: (is: (one: T) => boolean): boolean =>
      useSyncExternalStore(
        saved.subscribe,
        () => read().some(is),
        () => false,
      ),
  }
}
