import { useEffect } from 'react'
import { useMoney } from '../../kit/money.tsx'
import { toast } from '../../kit/toast.ts'
import { type AddedToTrip, isAdded } from './added-to-trip.ts'

/** How many of the facts name it: for a room its name, its meals and until when cancelling is free. */
const TOLD_FACTS = 3

/** Says once to which trip an offer was added, and which one at what price. */
export function useAddedToTrip(answer: object | null | undefined): void {
  const added = answer && isAdded(answer) ? answer.added : null
  const format = useMoney()
  useEffect(() => {
    if (added) toast.done(addedWords(added, format(added.item.total)), 'Added to the trip')
    // oxlint-disable-next-line react/exhaustive-deps -- Once for each answer: `format` is new whenever the currency changes.
  }, [added])
}

/** `2 items in “Lagos in May”: Hotel Ivory, Lagos · 3 nights, 1 room: Deluxe · Breakfast included · ...` */
function addedWords({ name, count, item: { title, facts } }: AddedToTrip['added'], price: string): string {
  // A trip has the name of its first item.
  const told = [...(title === name ? [] : [title]), ...facts.slice(0, TOLD_FACTS).map((fact) => fact.replace(/\.$/, '')), price]
  return `${count === 1 ? '1 item' : `${count} items`} in “${name}”: ${told.join(' · ')}`
}
