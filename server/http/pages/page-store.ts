/** Something rendered for everybody, with what it weighs in bytes. */
export interface Weighed {
  weight: number
}

export interface PageStore<P extends Weighed> {
  /**
   * The page under a key. A fresh one is given at once; one that is not fresh any more too, while it is rendered anew behind the visitor's back. Nobody
   * renders what somebody renders already. Null, kept just as long, says that this page is not the same for everybody.
   */
  get(key: PageKey, render: () => Promise<P | null>): Promise<P | null>
  /** All pages of an agency, also those being rendered; null: of everyone. */
  forget(agencyId: string | null): void
}

export interface PageKey {
  agencyId: string
  /** Version and path: everything else that the page depends on. */
  page: string
}

export interface PageStoreOptions {
  /** Milliseconds in which nobody asks whether a page is still so. */
  freshMs: number
  /** Milliseconds after which a page is not shown any more before it is rendered anew. */
  staleMs: number
  /** Bytes of all pages together; those least asked for leave first. */
  most: number
  now(): number
  onError(error: unknown): void
}

interface Kept<P> {
  key: PageKey
  page: P | null
  at: number
}

export function createPageStore<P extends Weighed>({ freshMs, staleMs, most, now, onError }: PageStoreOptions): PageStore<P> {
  const kept = new Map<string, Kept<P>>()
  const underWay = new Map<string, { key: PageKey; page: Promise<P | null> }>()
  let weight = 0

  const drop = (name: string) => {
    weight -= kept.get(name)?.page?.weight ?? 0
    kept.delete(name)
  }
  const keep = (name: string, one: Kept<P>) => {
    drop(name)
    kept.set(name, one)
    weight += one.page?.weight ?? 0
    for (const oldest of kept.keys()) {
      if (weight <= most || oldest === name) break
      drop(oldest)
    }
  }
  const render = (name: string, key: PageKey, make: () => Promise<P | null>): Promise<P | null> => {
    const running = underWay.get(name)
    if (running) return running.page
    const one = { key, page: make() }
    underWay.set(name, one)
    return one.page
      .then((page) => {
        if (underWay.get(name) === one) keep(name, { key, page, at: now() })
        return page
      })
      .finally(() => {
        if (underWay.get(name) === one) underWay.delete(name)
      })
  }
  return {
    async get(key, make) {
      const name = `${key.agencyId} ${key.page}`
      const known = kept.get(name)
      const age = known ? now() - known.at : Number.POSITIVE_INFINITY
      if (!known || age >= staleMs) return render(name, key, make)
      kept.delete(name)
      kept.set(name, known)
      if (age >= freshMs) render(name, key, make).catch(onError)
      return known.page
    },
    forget(agencyId) {
      const isTheirs = ({ key }: { key: PageKey }) => agencyId === null || key.agencyId === agencyId
      for (const [name, one] of kept) if (isTheirs(one)) drop(name)
      for (const [name, one] of underWay) if (isTheirs(one)) underWay.delete(name)
    },
  }
}
