interface Travellers {
  adults: number
  children: readonly unknown[]
  infants: number
}

/** `2 adults, 1 child, 1 infant`. */
export function travellerWords({ adults, children, infants }: Travellers): string {
  const parts = [adults === 1 ? '1 adult' : `${adults} adults`]
  if (children.length > 0) parts.push(children.length === 1 ? '1 child' : `${children.length} children`)
  if (infants > 0) parts.push(infants === 1 ? '1 infant' : `${infants} infants`)
  return parts.join(', ')
}

/** The same in a word or two, for a narrow field: `3 travellers` once they are not all adults. `what` is the common noun. */
export function travellerCount(travellers: Travellers, what = 'travellers'): string {
  const all = travellers.adults + travellers.children.length + travellers.infants
  return all === travellers.adults ? travellerWords(travellers) : `${all} ${what}`
}
