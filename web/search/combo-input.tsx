import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { TextInput, type TextInputProps } from '../kit/form/text-input.tsx'
import { useMarked } from '../kit/form/use-marked.ts'
import { ChoiceList } from './choice-list.tsx'
import { ListUnder } from './list-under.tsx'
import { type Ask, suggestNow, useSuggestions } from './suggestions.ts'

type Props<T> = Omit<TextInputProps, 'value' | 'onChange' | 'list' | 'children'> & {
  query: string
  onQuery: (typed: string) => void
  /** Must be the same function at each rendering. */
  ask: Ask<T>
  onTake: (item: T) => void
  /** The field was left, or its list was closed. */
  onLeave?: () => void
  list: {
    label: string
    words: { failed: string; waiting: string; none: (query: string) => string }
    keyOf: (item: T) => string
    rowOf: (item: T) => ReactNode
  }
}

/** A text field with suggestions: Enter selects the first, arrows mark another, Escape closes the list. */
export function ComboInput<T>({ query, onQuery, ask, onTake, onLeave, list, ...input }: Props<T>) {
  const own = useId()
  const id = input.id ?? own
  const [isOpen, setOpen] = useState(false)
  const found = useSuggestions(ask, query, isOpen)
  const text = query.trim()
  const choose = (item: T) => {
    setOpen(false)
    onTake(item)
  }
  /** While the lookup runs, the first result once it arrives. */
  const take = async (at: number) => {
    if (!isOpen) return setOpen(true)
    const item = found.query === text ? found.items[at] : (await suggestNow(ask, text))?.[0]
    if (item !== undefined) choose(item)
  }
  const marked = useMarked({ query: text, count: isOpen ? found.items.length : 0, onTake: (at) => void take(at) })
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') setOpen(true)
    if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      setOpen(false)
    }
    marked.typing.onKeyDown(event)
  }
  return (
    <>
      <TextInput
        {...input}
        {...marked.typing}
        id={id}
        // The error of a text is shown once the field is left.
        error={isOpen ? undefined : input.error}
        value={query}
        onChange={(event) => {
          onQuery(event.currentTarget.value)
          setOpen(true)
        }}
        onClick={() => setOpen(true)}
        onKeyDown={press}
        onBlur={() => {
          setOpen(false)
          onLeave?.()
        }}
      />
      {isOpen && (
        <ListUnder field={id}>
          <ChoiceList
            id={marked.id}
            found={found}
            query={query}
            at={marked.at}
            optionId={marked.optionId}
            onChoose={choose}
            {...list}
          />
        </ListUnder>
      )}
    </>
  )
}
