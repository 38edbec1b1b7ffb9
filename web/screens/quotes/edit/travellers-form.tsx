import { useState } from 'react'
import type { QuoteDetail } from '#contract/quotes/quote-shapes.ts'
import { quoteLimits } from '#domain/quotes/quote-content.ts'
import { Button } from '../../../kit/form/button.tsx'
import { checkOf } from '../../../kit/form/check-of.ts'
import { CloseButton } from '../../../kit/form/close-button.tsx'
import { TextInput } from '../../../kit/form/text-input.tsx'
import { Tick } from '../../../kit/form/tick.tsx'
import css from '../quotes.module.css'
import { PartForm } from './part-form.tsx'

const labels = { name: 'Name', group: 'Group' }

/** Who travels, a row each: the name, and the group whose itinerary is shown together. */
export function TravellersForm({ quote: { cover }, onDone }: { quote: QuoteDetail; onDone: () => void }) {
  const blank = (key: number) => ({ key: String(key), id: '', name: '', group: '' })
  const stored = cover.travellers.map((one) => ({ ...one, key: one.id }))
  const [rows, setRows] = useState(stored.length > 0 ? stored : [blank(0), blank(1)])
  const groups = [...new Set(cover.travellers.map(({ group }) => group).filter(Boolean))]
  return (
    <PartForm
      intent="travellers"
      save="Save travellers"
      labels={labels}
      check={checkOf({})}
      rev={cover.rev}
      stored={cover.travellers.map(({ name }) => name).join(', ')}
      onDone={onDone}
    >
      {(field) => (
        <>
          <p className={css.quiet}>
            Items can be for some of them, and each gets an itinerary with their own. Travellers with the same group, such as a
            family, have one together too.
          </p>
          <ol className={css.people}>
            {rows.map(({ key, id, name, group }, at) => (
              <li key={key} className={css.person}>
                <input type="hidden" name={`travellers.${at}.id`} value={id} />
                <TextInput
                  label={`Traveller ${at + 1}`}
                  maxLength={120}
                  autoComplete="off"
                  {...field(`travellers.${at}.name`, name)}
                />
                <TextInput
                  label={labels.group}
                  aria-label={`Group of traveller ${at + 1}`}
                  maxLength={60}
                  autoComplete="off"
                  list="groups-of-quote"
                  {...field(`travellers.${at}.group`, group)}
                />
                <CloseButton
                  aria-label={`Remove traveller ${at + 1}`}
                  onClick={() => setRows(rows.filter((row) => row.key !== key))}
                />
              </li>
            ))}
          </ol>
          <datalist id="groups-of-quote">
            {groups.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </datalist>
          {rows.length < quoteLimits.travellers && (
            <div>
              <Button variant="default" size="xs" onClick={() => setRows([...rows, blank(Date.now())])}>
                Add traveller
              </Button>
            </div>
          )}
          <Tick
            label="Show what each pays"
            description="An itinerary shows the traveller’s share of each price: a shared item is divided equally. Without it, itineraries have no prices."
            name="showsShares"
            defaultChecked={cover.showsShares}
          />
        </>
      )}
    </PartForm>
  )
}
