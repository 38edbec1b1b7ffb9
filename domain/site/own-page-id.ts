import { type AnyPageId, isPageId, type OwnPageId, pageFacts } from './pages.ts'

/** The format of the id of a page that an agency added. */
export const OWN = /^own-[a-z0-9]+(?:-[a-z0-9]+)*$/
export const MOST_OWN_ID = 64

export const isOwnPageId = (value: string): value is OwnPageId => value.length <= MOST_OWN_ID && OWN.test(value)
export const isAnyPageId = (value: string): value is AnyPageId => isPageId(value) || isOwnPageId(value)

/** The id of a page with that name: "Visa help" becomes `own-visa-help`. Null if no letter or digit remains. */
export function ownPageId(title: string): OwnPageId | null {
  const words = title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .match(/[a-z0-9]+/g)
  const id = `own-${(words ?? [])
    .join('-')
    .slice(0, MOST_OWN_ID - 8)
    .replace(/-$/, '')}`
  return isOwnPageId(id) ? id : null
}

/** The address of a page. */
export const pathOf = (id: AnyPageId): string => (isPageId(id) ? pageFacts[id].path : `/pages/${id.slice('own-'.length)}`)
