import '@mantine/core/styles/Combobox.layer.css'
import { Combobox, TextInput, useCombobox } from '@mantine/core'
import { IconUserSearch } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import type { SavedTraveller, SavedTravellerRow } from '#contract/travellers.ts'
import { loadApi } from '../../../api.ts'
import { Pill } from '../../../kit/status-pill.tsx'
import { toast } from '../../../kit/toast.ts'
import css from './saved-picker.module.css'

/** Pause in typing after which the API is asked, in milliseconds. */
const PAUSE = 150

/** Saved travellers for what is typed, while `isOpen`; null until the first answer. The last answer stays until the next one is there. */
function useSavedSuggestions({ query, lastDay, isOpen }: { query: string; lastDay: string; isOpen: boolean }) {
  const [found, setFound] = useState<{ rows: SavedTravellerRow[] | null; hasFailed: boolean }>({ rows: null, hasFailed: false })
  const text = query.trim()
  useEffect(() => {
    if (!isOpen) return
    const stop = new AbortController()
    const ask = async () => {
      try {
        const rows = await (await loadApi()).travellers.list({ query: text, limit: 8, lastDay }, { signal: stop.signal })
        setFound({ rows, hasFailed: false })
      } catch (error) {
        if (stop.signal.aborted) return
        console.warn('saved travellers could not be looked up', error)
        setFound({ rows: null, hasFailed: true })
      }
    }
    const timer = setTimeout(ask, text === '' ? 0 : PAUSE)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [text, lastDay, isOpen])
  return found
}

type Props = {
  label: string
  lastDay: string
  onPick: (person: SavedTraveller) => void
}

/** Mantine adds what belongs to the role: which list, and whether it is open. */
const comboboxRole = { role: 'combobox', 'aria-autocomplete': 'list' } as const

const passportWords = {
  fine: null,
  'expires-soon': 'Passport ends soon after the trip',
  expired: 'Passport ends before the trip does',
} as const

function SavedRow({ row }: { row: SavedTravellerRow }) {
  const warning = row.passport && passportWords[row.passport]
  return (
    <span className={css.row}>
      <span className={css.name}>{row.name}</span>
      <span className={css.facts}>
        born {row.birthYear}
        {row.documentEnding && ` · passport …${row.documentEnding}`}
      </span>
      {warning && <Pill tone={row.passport === 'expired' ? 'bad' : 'warn'}>{warning}</Pill>}
    </span>
  )
}

/** Finds a saved traveller by name and gives them whole, so that nobody types a passport twice; also forgets them. */
export function SavedPicker({ label, lastDay, onPick }: Props) {
  const [query, setQuery] = useState('')
  const [picked, setPicked] = useState<SavedTravellerRow | null>(null)
  const list = useCombobox({ onDropdownClose: () => list.resetSelectedOption() })
  const { rows, hasFailed } = useSavedSuggestions({ query, lastDay, isOpen: list.dropdownOpened })

  const pick = async (id: string) => {
    list.closeDropdown()
    setQuery('')
    try {
      onPick(await (await loadApi()).travellers.choose({ id }))
      setPicked(rows?.find((row) => row.id === id) ?? null)
    } catch (error) {
      console.warn('a saved traveller could not be read', error)
      toast.failed('The saved traveller cannot be read just now. Type the details, or try again.')
    }
  }
  const forget = async ({ id, name }: SavedTravellerRow) => {
    try {
      await (await loadApi()).travellers.remove({ id })
      setPicked(null)
      toast.done(`${name} is no longer saved. The form stays as it is.`)
    } catch (error) {
      console.warn('a saved traveller could not be removed', error)
      toast.failed('The saved traveller could not be removed. Try again.')
    }
  }
  const nobody = query.trim() ? `No saved traveller is called “${query.trim()}”.` : 'Nobody is saved yet.'

  return (
    <div className={css.picker}>
      <Combobox store={list} onOptionSubmit={pick} position="bottom-start" shadow="md">
        <Combobox.Target withExpandedAttribute>
          <TextInput
            aria-label={`Use a saved traveller for ${label}`}
            placeholder="Use a saved traveller: type a name"
            leftSection={<IconUserSearch size={18} stroke={1.5} aria-hidden="true" />}
            value={query}
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            {...comboboxRole}
            onChange={(event) => {
              setQuery(event.currentTarget.value)
              list.openDropdown()
              list.updateSelectedOptionIndex()
            }}
            onClick={() => list.openDropdown()}
            onBlur={() => list.closeDropdown()}
            onKeyDown={(event) => {
              // Enter takes the person; it never sends the form from here.
              if (event.key === 'Enter') event.preventDefault()
            }}
          />
        </Combobox.Target>
        <Combobox.Dropdown>
          <Combobox.Options aria-label="Saved travellers" mah={280} className={css.options}>
            {hasFailed && <Combobox.Empty>Saved travellers cannot be looked up now. Type the details.</Combobox.Empty>}
            {!hasFailed && rows === null && <Combobox.Empty>Looking up saved travellers…</Combobox.Empty>}
            {rows?.length === 0 && <Combobox.Empty>{nobody}</Combobox.Empty>}
            {rows?.map((row) => (
              <Combobox.Option key={row.id} value={row.id}>
                <SavedRow row={row} />
              </Combobox.Option>
            ))}
          </Combobox.Options>
        </Combobox.Dropdown>
      </Combobox>
      <p role="status" className={css.picked}>
        {picked && (
          <>
            Filled in from {picked.name}, saved earlier.{' '}
            <button type="button" className={`text-button ${css.forget}`} onClick={() => forget(picked)}>
              Forget this saved traveller
            </button>
          </>
        )}
      </p>
    </div>
  )
}
