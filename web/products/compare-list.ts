import { useSyncExternalStore } from 'react'
import { compareLimit } from '#domain/defaults.ts'
import {
  addCompared,
  type Comparable,
  type ComparedKey,
  compareAddress,
  isSameCompared,
  removeCompared,
} from '#domain/results/compare-list.ts'
import { type Guard, isListOf, isText } from '../kit/json-shape.ts'
import { savedStore } from '../kit/saved-store.ts'
import { toast } from '../kit/toast.ts'

/** Something in a comparison as this browser saves it, whatever else its product adds for the tray. */
export interface ComparedItem extends Comparable {
  /** How the comparison's address names it: `flights=search.offer.255865834`. */
  part: string
  /** What the tray calls it: `Air Peace, 07:40 – 08:55`. */
  title: string
  /** Its search and the filters that were in force as query parameters. */
  query: string
  /** ISO instant after which it can no longer be booked. */
  expiresAt: string
}

export const isComparedItem = {
  searchId: isText,
  id: isText,
  group: isText,
  search: isText,
  same: isText,
  part: isText,
  title: isText,
  query: isText,
  expiresAt: isText,
}

/** What a product says of its comparison; the script of a storefront's results reads the same. */
export interface ComparedProduct {
  /** In the browser's storage. */
  key: string
  /** Of the page that compares. */
  path: string
  /** What adding one may say. */
  words: { full: string; restarted: string }
}

/** What this browser compares of one product, in the order it was chosen. It is saved through other searches; the server renders none. */
export function compareList<T extends ComparedItem>({ key, path, words }: ComparedProduct, is: Guard<T>) {
  const isList = isListOf(is)
  const saved = savedStore(key, (value): value is readonly T[] => isList(value) && value.length <= compareLimit)
  const none: readonly T[] = []
  const read = (): readonly T[] => saved.read() ?? none
  const write = (list: readonly T[]): void => saved.write(list.length > 0 ? list : null)
  return {
    read,
    write,
    /** Says so when the list is full or starts again. */
    add(item: T): void {
      const { list, said } = addCompared(read(), item)
      write(list)
      if (said === 'full') toast.warn(words.full)
      if (said === 'restarted') toast.info(words.restarted)
    },
    remove: (item: ComparedKey): void => write(removeCompared(read(), item)),
    clear: (): void => saved.write(null),
    address: (list: readonly T[]): string => compareAddress(path, list),
    useList: (): readonly T[] => useSyncExternalStore(saved.subscribe, read, () => none),
    /** Whether something is compared; a card hears of nothing else. */
    useHas: (item: ComparedKey): boolean =>
      useSyncExternalStore(
        saved.subscribe,
        () => read().some((one) => isSameCompared(one, item)),
        () => false,
      ),
  }
}
