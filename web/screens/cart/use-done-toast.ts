import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { toast } from '../../kit/toast.ts'

const words: Record<string, string> = {
  renamed: 'Trip saved',
  added: 'Added to your trip',
  removed: 'Item removed',
  changed: 'The trip was changed elsewhere. This is how it is now.',
  deleted: 'Trip deleted',
  created: 'New trip started. Items are added to it.',
}

/** Says once what was done to the trip of the address, by the name that the redirect has in it. */
export function useDoneToast(): void {
  const [search, setSearch] = useSearchParams()
  const said = words[search.get('saved') ?? '']
  const trip = search.get('trip')
  useEffect(() => {
    if (!said) return
    toast.done(said)
    setSearch(trip ? { trip } : {}, { replace: true })
  }, [said, trip, setSearch])
}
