import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { toast } from '../../kit/toast.ts'

/** Says once what was saved, by the name that the redirect has in its address. */
export function useSavedToast(words: Readonly<Record<string, string>>): void {
  const [search, setSearch] = useSearchParams()
  const said = words[search.get('saved') ?? '']
  useEffect(() => {
    if (!said) return
    toast.done(said)
    setSearch({}, { replace: true })
  }, [said, setSearch])
}
