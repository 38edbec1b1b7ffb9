import { Combobox, Drawer, useCombobox } from '@mantine/core'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { Place } from '#contract/places.ts'
import { Cell } from './cell.tsx'
import css from './place-field.module.css'
import { PlaceOptions } from './place-options.tsx'
import { placeLabel, suggestNow, usePlaceSuggestions } from './use-place-suggestions.ts'

type Props = {
  label: string
  /** Of the field in the form and its problem: `from`, `more.0.to`. */
  name: string
  value: Place | null
  onChange: (place: Place | null) => void
  error: string | undefined
  isPhone: boolean
}

/** A city or airport with type-ahead. On phones the list fills the screen. A text that is left unfinished takes the place that is marked, or the first. */
export function PlaceField({ label, name, value, onChange, error, isPhone }: Props) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setOpen] = useState(false)
  const list = useCombobox({ opened: isOpen, onOpenedChange: setOpen, onDropdownClose: () => list.resetSelectedOption() })
  const field = useRef<HTMLInputElement>(null)
  const query = typed ?? ''
  const found = usePlaceSuggestions(query, isOpen)

  const choose = (place: Place | null) => {
    if (place) onChange(place)
    setTyped(null)
    setOpen(false)
  }
  const leave = async () => {
    const text = query.trim()
    const highlighted = list.getSelectedOptionIndex()
    setOpen(false)
    if (typed === '') onChange(null)
    if (text === '') return choose(null)
    const isCurrent = found.query === text
    const places = isCurrent ? found.places : await suggestNow(text)
    choose((isCurrent && places[highlighted]) || places[0] || null)
  }
  const { selectFirstOption } = list
  useEffect(() => {
    if (isOpen && found.query) selectFirstOption()
  }, [found, isOpen, selectFirstOption])

  const input = {
    className: css.input,
    placeholder: 'City or airport',
    value: typed ?? (value ? placeLabel(value) : ''),
    autoComplete: 'off',
    autoCapitalize: 'off',
    spellCheck: false,
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    enterKeyHint: 'done' as const,
    onChange: (event: { currentTarget: HTMLInputElement }) => {
      setTyped(event.currentTarget.value)
      setOpen(true)
    },
    onKeyDown: (event: KeyboardEvent) => {
      // Enter takes the place; it does not send the form while the list is open.
      if (event.key === 'Enter' && isOpen) event.preventDefault()
      // What was typed is taken back, so that leaving the field keeps the place it had.
      if (event.key === 'Escape') setTyped(null)
    },
    onFocus: (event: FocusEvent<HTMLInputElement>) => event.currentTarget.select(),
  }
  const own = { id: `field-${name}`, name, 'aria-invalid': Boolean(error), 'aria-describedby': error && `${name}-problem` }
  const options = (
    <Combobox.Options className={css.options} aria-label="Places">
      <PlaceOptions found={found} query={query} />
    </Combobox.Options>
  )
  const submit = (picked: string) => {
    choose(found.places.find((place) => `${place.kind} ${place.code}` === picked) ?? null)
    field.current?.focus()
  }

  return (
    <Cell label={label} name={name} error={error} htmlFor={`field-${name}`}>
      {isPhone ? (
        <>
          <input
            {...input}
            {...own}
            ref={field}
            readOnly
            role={undefined}
            aria-autocomplete={undefined}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            onFocus={undefined}
          />
          <Drawer opened={isOpen} onClose={leave} title={label} position="bottom" size="100%" padding="md">
            <Combobox store={list} onOptionSubmit={submit}>
              <Combobox.EventsTarget withExpandedAttribute>
                <input {...input} className={css.search} value={query} aria-label={label} data-autofocus />
              </Combobox.EventsTarget>
              {options}
            </Combobox>
          </Drawer>
        </>
      ) : (
        <Combobox
          store={list}
          onOptionSubmit={submit}
          width={380}
          position="bottom-start"
          shadow="md"
          offset={12}
          // What is offered belongs to the page's content.
          portalProps={{ target: '#content' }}
        >
          <Combobox.Target withExpandedAttribute>
            <input {...input} {...own} ref={field} onClick={() => setOpen(true)} onBlur={leave} />
          </Combobox.Target>
          <Combobox.Dropdown className={css.dropdown}>{options}</Combobox.Dropdown>
        </Combobox>
      )}
    </Cell>
  )
}
