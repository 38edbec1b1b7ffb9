import { IconUserSearch } from '@tabler/icons-react'
import { useCallback, useState } from 'react'
import type { SavedTraveller, SavedTravellerRow } from '#contract/travellers.ts'
import { loadApi } from '../../api.ts'
import { Pill } from '../../kit/status-pill.tsx'
import { toast } from '../../kit/toast.ts'
import { ComboInput } from '../../search/combo-input.tsx'
import type { Ask } from '../../search/suggestions.ts'
import css from './saved-picker.module.css'

type Props = {
  label: string
  /** The last day of travel, where passports are compared with it. */
  lastDay?: string
  onPick: (person: SavedTraveller) => void
}

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

/** Finds a saved traveller by name and fills the card with it, so that nobody types a passport twice; can also delete one. */
export function SavedPicker({ label, lastDay, onPick }: Props) {
  const [query, setQuery] = useState('')
  const [picked, setPicked] = useState<SavedTravellerRow | null>(null)
  const ask: Ask<SavedTravellerRow> = useCallback(
    async (text, limit, signal) => (await loadApi()).travellers.list({ query: text, limit, lastDay }, signal ? { signal } : {}),
    [lastDay],
  )

  const pick = async (row: SavedTravellerRow) => {
    setQuery('')
    try {
      onPick(await (await loadApi()).travellers.choose({ id: row.id }))
      setPicked(row)
    } catch (error) {
      console.warn('a saved traveller could not be read', error)
      toast.failed('The saved traveller cannot be read just now. Type the details, or try again.')
    }
  }
  const remove = async ({ id, name }: SavedTravellerRow) => {
    try {
      await (await loadApi()).travellers.remove({ id })
      setPicked(null)
      toast.done(`${name} is no longer saved. The form stays as it is.`)
    } catch (error) {
      console.warn('a saved traveller could not be removed', error)
      toast.failed('The saved traveller could not be removed. Try again.')
    }
  }

  return (
    <div className={css.picker}>
      <ComboInput
        aria-label={`Use a saved traveller for ${label}`}
        placeholder="Use a saved traveller: type a name"
        leftSection={<IconUserSearch size={18} stroke={1.5} aria-hidden="true" />}
        query={query}
        onQuery={setQuery}
        ask={ask}
        onTake={(row) => void pick(row)}
        list={savedList}
      />
      <p role="status" className={css.picked}>
        {picked && (
          <>
            Filled in from {picked.name}, saved earlier.{' '}
            <button type="button" className={`text-button ${css.remove}`} onClick={() => remove(picked)}>
              Delete this saved traveller
            </button>
          </>
        )}
      </p>
    </div>
  )
}

const savedList = {
  label: 'Saved travellers',
  words: {
    failed: 'Saved travellers cannot be looked up now. Type the details.',
    waiting: 'Looking up saved travellers…',
    none: (query: string) => (query ? `No saved traveller is called “${query}”.` : 'Nobody is saved yet.'),
  },
  keyOf: ({ id }: SavedTravellerRow) => id,
  rowOf: (row: SavedTravellerRow) => <SavedRow row={row} />,
}
