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

/** An item of a comparison as this browser saves it, with what its product adds for the tray. */
export interface ComparedItem extends Comparable {
  /** Its id in the comparison's address: `flights=search.offer.255865834`. */
  part: string
  /** Its label in the tray: `Air Peace, 07:40 – 08:55`. */
  title: string
  /** Its search and the active filters as query parameters. */
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

/** The configuration of a product's comparison; the script of a storefront's results reads it too. */
export interface ComparedProduct {
  /** Key in the browser's storage. */
  key: string
  /** Address of the comparison page. */
  path: string
  /** Messages for adding one. */
  words: { full: string; restarted: string }
}

/** The items of one product that this browser compares, in the order of selection. They survive other searches; the server renders none. */
export function compareList<T extends ComparedItem>({ key, path, words }: ComparedProduct, is: Guard<T>) {
  const isList = isListOf(is)
  const saved = savedStore(key, (value): value is readonly T[] => isList(value) && value.length <= compareLimit)
  const none: readonly T[] = []
  const read = (): readonly T[] => saved.read() ?? none
  const write = (list: readonly T[]): void => saved.write(list.length > 0 ? list : null)
  return {
    read,
    write,
    /** Shows a message when the list is full or was started again. */
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
    /** Whether an item is selected. A card subscribes only to that. */
    useHas: (item: ComparedKey): boolean =>
      useSyncExternalStore(
        saved.subscribe,
        () => read().some((one) => isSameCompared(one, item)),
        () => false,
      ),
  }
}
