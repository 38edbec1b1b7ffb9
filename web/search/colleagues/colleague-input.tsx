import { type ReactNode, useCallback, useId, useState } from 'react'
import type { Colleague } from '#contract/team/team.ts'
import { loadApi } from '../../api.ts'
import { CloseButton } from '../../kit/form/close-button.tsx'
import css from './colleague-input.module.css'
import { ComboInput } from '../combo-input.tsx'
import type { Ask } from '../suggestions.ts'

/** The most that the API lists. */
const MOST_ASKED = 20

type Props = {
  label: string
  /** Who is chosen. */
  chosen?: Colleague | null
  /** Accounts of members who are not meant. */
  except: readonly string[]
  /** Finds by name whom it is about; any active member unless said otherwise. Must be the same function at each rendering. */
  ask?: Ask<Colleague>
  /** What those are called whom it finds. */
  who?: string
  onTake: (colleague: Colleague) => void
  /** For a choice that can be taken back: what no choice is called, and what takes it back. */
  none?: { label: string; onChoose: () => void }
}

const askColleagues: Ask<Colleague> = async (query, limit, signal) =>
  (await loadApi()).team.colleagues({ query, limit }, signal ? { signal } : {})

/** Finds a member by name, however many there are. Emptying the field takes the choice back. */
export function ColleagueInput({
  label,
  chosen = null,
  except,
  ask = askColleagues,
  who = 'active member',
  onTake,
  none,
}: Props) {
  const id = useId()
  const [query, setQuery] = useState<string | null>(null)
  const others = except.join()
  const askOthers: Ask<Colleague> = useCallback(
    async (text, limit, signal) => {
      const left = new Set(others.split(','))
      const found = await ask(text, Math.min(limit + left.size, MOST_ASKED), signal)
      return found.filter((one) => !left.has(one.id)).slice(0, limit)
    },
    [ask, others],
  )
  const type = (typed: string) => {
    setQuery(typed)
    if (chosen && typed.trim() === '') none?.onChoose()
  }
  const clear = () => {
    setQuery(null)
    none?.onChoose()
    // The button goes, and the panel around stays open.
    document.getElementById(id)?.focus()
  }
  const withClear = (input: ReactNode) => (
    <span className={css.box}>
      {input}
      <span className={css.clear}>
        {chosen && none && <CloseButton aria-label={`${label}: ${none.label}`} onClick={clear} />}
      </span>
    </span>
  )
  return (
    <ComboInput
      id={id}
      label={label}
      placeholder={none?.label ?? 'Type a name'}
      query={query ?? chosen?.name ?? ''}
      onQuery={type}
      ask={askOthers}
      onTake={(colleague) => {
        setQuery(null)
        onTake(colleague)
      }}
      onLeave={() => setQuery(null)}
      list={{
        ...colleagues,
        words: { ...colleagues.words, none: (typed) => (typed ? `No ${who} is called “${typed}”.` : 'There is nobody else.') },
      }}
      {...(none && { inputContainer: withClear })}
    />
  )
}

const colleagues = {
  label: 'Colleagues',
  words: {
    failed: 'Colleagues cannot be looked up now. Try again.',
    waiting: 'Looking up colleagues…',
  },
  keyOf: ({ id }: Colleague) => id,
  rowOf: ({ name }: Colleague) => name,
}
