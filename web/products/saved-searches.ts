import { isListOf, isText } from '../kit/json-shape.ts'
import { savedStore } from '../kit/saved-store.ts'

/** The number of searches that this browser saves. */
const many = 4

/** The latest searches around a place of this browser as query parameters, the newest first. A search replaces one for the same place. */
export function savedSearches<Search>(key: string, toParams: (search: Search) => URLSearchParams) {
  const saved = savedStore(key, isListOf(isText))
  const none: readonly string[] = []
  const list = (): readonly string[] => saved.read() ?? none
  return {
    list,
    subscribe: saved.subscribe,
    save(search: Search): void {
      const params = toParams(search)
      const others = list().filter((one) => new URLSearchParams(one).get('at') !== params.get('at'))
      saved.write([`${params}`, ...others].slice(0, many))
    },
  }
}
