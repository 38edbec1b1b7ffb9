/** The lists whose filters and sort a member saves under a name. */
export const viewLists = ['orders', 'quotes', 'customers', 'packages', 'transactions', 'own-tours', 'mails'] as const
export type ViewList = (typeof viewLists)[number]

/** Filters and sort of a list under a name: the part of its address from `?`, empty for the whole list. */
export interface SavedView {
  name: string
  search: string
}

export type SavedViews = Partial<Record<ViewList, SavedView[]>>

export const MOST_VIEWS = 50

/** The views with one more; one of the same name is replaced in its place. */
export function withView(views: readonly SavedView[], view: SavedView): SavedView[] {
  const isKnown = views.some(({ name }) => name === view.name)
  return isKnown ? views.map((one) => (one.name === view.name ? view : one)) : [...views, view]
}
