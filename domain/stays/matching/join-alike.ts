import { pairKey, type Verdict } from './verdict.ts'

export interface Joinable {
  key: string
  supplier: string
}

export interface Edge<T extends Joinable> {
  left: T
  right: T
  score: number
}

export interface Joined<T extends Joinable> {
  /** The cluster of each item's key; items of one cluster share it. */
  clusterOf: ReadonlyMap<string, readonly T[]>
}

interface Group<T extends Joinable> {
  members: T[]
  suppliers: Set<string>
}

const byScore = <T extends Joinable>(a: Edge<T>, b: Edge<T>): number =>
  b.score - a.score || (pairKey(a.left.key, a.right.key) < pairKey(b.left.key, b.right.key) ? -1 : 1)

/**
 * Clusters the items of several suppliers (properties or rooms): first the pairs that people decided as the same, then the likeliest pairs. It never
 * joins two items of one supplier, unless people decided so, nor a pair that people decided as different. The result depends only on the items, not
 * on the order of their arrival.
 */
export function joinAlike<T extends Joinable>(
  things: readonly T[],
  edges: readonly Edge<T>[],
  verdicts: ReadonlyMap<string, Verdict>,
): Joined<T> {
  const groups = new Map(things.map((thing): [string, Group<T>] => [thing.key, groupOf(thing)]))
  const said = [...verdicts.values()].filter(({ left, right }) => groups.has(left) && groups.has(right))
  const parted = new Set(said.filter(({ verdict }) => verdict === 'different').map(({ left, right }) => pairKey(left, right)))

  const arePartedByPeople = (a: Group<T>, b: Group<T>) =>
    parted.size > 0 && a.members.some(({ key }) => b.members.some((other) => parted.has(pairKey(key, other.key))))
  const shareSupplier = (a: Group<T>, b: Group<T>) => [...a.suppliers].some((supplier) => b.suppliers.has(supplier))

  function join(left: string, right: string, isSaid: boolean): void {
    const [a, b] = [groups.get(left), groups.get(right)]
    if (!a || !b || a === b || arePartedByPeople(a, b) || (!isSaid && shareSupplier(a, b))) return
    for (const member of b.members) {
      a.members.push(member)
      a.suppliers.add(member.supplier)
      groups.set(member.key, a)
    }
  }

  const same = said.filter(({ verdict }) => verdict === 'same').toSorted((a, b) => (pairKeyOf(a) < pairKeyOf(b) ? -1 : 1))
  for (const { left, right } of same) join(left, right, true)
  for (const { left, right } of edges.toSorted(byScore)) join(left.key, right.key, false)
  return { clusterOf: new Map([...groups].map(([key, { members }]) => [key, members])) }
}

const groupOf = <T extends Joinable>(thing: T): Group<T> => ({ members: [thing], suppliers: new Set([thing.supplier]) })
const pairKeyOf = ({ left, right }: Verdict) => pairKey(left, right)
