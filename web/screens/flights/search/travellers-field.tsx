import { NativeSelect } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
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
          <Stepper label="Adults" help="12 and over" value={adults} min={1} onChange={(next) => onChange({ adults: next })} />
          <Stepper
            label="Children"
            help="2 to 11"
            value={children.length}
            min={0}
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
          <Stepper
            label="Infants"
            help="Under 2, on a lap"
            value={infants}
            min={0}
            onChange={(next) => onChange({ infants: next })}
          />
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

type StepperProps = { label: string; help: string; value: number; min: number; onChange: (value: number) => void }

function Stepper({ label, help, value, min, onChange }: StepperProps) {
  return (
    <div className={css.row} role="group" aria-label={`${label}, ${help}`}>
      <p className={css.words}>
        {label} <span className={css.help}>{help}</span>
      </p>
      <button
        type="button"
        className={css.step}
        aria-label={`Fewer ${label.toLowerCase()}`}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
      >
        <IconMinus size={16} stroke={1.5} aria-hidden="true" />
      </button>
      <output className={css.count}>{value}</output>
      <button
        type="button"
        className={css.step}
        aria-label={`More ${label.toLowerCase()}`}
        disabled={value >= most}
        onClick={() => onChange(value + 1)}
      >
        <IconPlus size={16} stroke={1.5} aria-hidden="true" />
      </button>
    </div>
  )
}
