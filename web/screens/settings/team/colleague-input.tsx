import { useCallback, useId, useState } from 'react'
import type { Colleague } from '#contract/team/team.ts'
import { loadApi } from '../../../api.ts'
import { ComboInput } from '../../../search/combo-input.tsx'
import type { Ask } from '../../../search/suggestions.ts'

type Props = {
  label: string
  /** Shown while nothing is typed. */
  shown?: string
  /** The account of a member who is not meant. */
  except: string | undefined
  onTake: (colleague: Colleague) => void
}

/** Finds an active member by name, however many there are. */
export function ColleagueInput({ label, shown = '', except, onTake }: Props) {
  const id = useId()
  const [query, setQuery] = useState<string | null>(null)
  const ask: Ask<Colleague> = useCallback(
    async (text, limit, signal) => {
      const found = await (await loadApi()).team.colleagues({ query: text, limit: limit + 1 }, signal ? { signal } : {})
      return found.filter(({ id: one }) => one !== except).slice(0, limit)
    },
    [except],
  )
  return (
    <ComboInput
      id={id}
      label={label}
      placeholder="Type a name"
      query={query ?? shown}
      onQuery={setQuery}
      ask={ask}
      onTake={(colleague) => {
        setQuery(null)
        onTake(colleague)
      }}
      onLeave={() => setQuery(null)}
      list={colleagues}
    />
  )
}

const colleagues = {
  label: 'Colleagues',
  words: {
    failed: 'Colleagues cannot be looked up now. Try again.',
    waiting: 'Looking up colleagues…',
    none: (query: string) => (query ? `No active member is called “${query}”.` : 'There is nobody else.'),
  },
  keyOf: ({ id }: Colleague) => id,
  rowOf: ({ name }: Colleague) => name,
}
