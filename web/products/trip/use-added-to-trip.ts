import { useEffect } from 'react'
import { toast } from '../../kit/toast.ts'
import { isAdded } from './added-to-trip.ts'

/** Says once to which trip an offer was added. */
export function useAddedToTrip(answer: object | null | undefined): void {
  const added = answer && isAdded(answer) ? answer.added : null
  useEffect(() => {
    if (added) toast.done(`${added.count === 1 ? '1 item' : `${added.count} items`} in “${added.name}”`, 'Added to the trip')
  }, [added])
}
