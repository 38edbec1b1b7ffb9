import { NativeSelect } from '@mantine/core'
import { Stepper } from '../../../kit/form/stepper.tsx'
import { FieldPanel } from './field-panel.tsx'
import { type SearchDraft, travellerCount } from './search-draft.ts'
import css from './travellers-field.module.css'

type Props = {
  draft: SearchDraft
  onChange: (change: Partial<SearchDraft>) => void
  error: string | undefined
  isPhone: boolean
}

/** A child's age on the day of the last flight, as airlines price it. */
const ages = ['2', '3', '4', '5', '6', '7', '8', '9', '10', '11']
const most = 9

/** Travellers by type, with the age of each child. What cannot be sold together is said, not silently prevented. */
export function TravellersField({ draft, onChange, error, isPhone }: Props) {
  const { adults, children, infants } = draft
  const setAge = (index: number, age: string) => onChange({ children: children.with(index, age ? Number(age) : null) })
  return (
    <FieldPanel label="Travellers" name="travellers" error={error} value={travellerCount(draft)} isPhone={isPhone} side="end">
      {() => (
        <div className={css.rows}>
          <Count label="Adults" help="12 and over" value={adults} least={1} onChange={(next) => onChange({ adults: next })} />
          <Count
            label="Children"
            help="2 to 11"
            value={children.length}
            onChange={(next) => onChange({ children: next > children.length ? [...children, null] : children.slice(0, next) })}
          />
          {children.length > 0 && (
            <fieldset className={css.ages}>
              <legend>Age on the day of the last flight</legend>
              {children.map((age, index) => (
                <NativeSelect
                  key={index}
                  aria-label={`Age of child ${index + 1}`}
                  value={age ?? ''}
                  error={age === null && Boolean(error)}
                  data={[{ value: '', label: 'Age' }, ...ages.map((each) => ({ value: each, label: `${each} years` }))]}
                  onChange={(event) => setAge(index, event.currentTarget.value)}
                />
              ))}
            </fieldset>
          )}
          <Count label="Infants" help="Under 2, on a lap" value={infants} onChange={(next) => onChange({ infants: next })} />
          {error && (
            <p className={css.problem} role="status">
              {error}
            </p>
          )}
        </div>
      )}
    </FieldPanel>
  )
}

type CountProps = { label: string; help: string; value: number; least?: number; onChange: (value: number) => void }

function Count({ label, help, ...of }: CountProps) {
  const kind = label.toLowerCase()
  return (
    <div className={css.row}>
      <p className={css.words}>
        {label} <span className={css.help}>{help}</span>
      </p>
      <Stepper {...of} label={`${label}, ${help}`} fewer={`Fewer ${kind}`} more={`More ${kind}`} most={most} />
    </div>
  )
}
