import { IconPlus, IconX } from '@tabler/icons-react'
import type { LocalDate } from '#domain/dates.ts'
import { MAX_LEGS } from '#domain/flights/search-rules.ts'
import { Button } from '../../../kit/form/button.tsx'
import { DayField } from '../../../search/day-field.tsx'
import { DayCalendar } from './lazy-calendars.tsx'
import { addLeg, canAddLeg, canRemoveLeg, changeLeg, earliestDay, legPrefix, legsOf, removeLeg } from './legs.ts'
import css from './legs-field.module.css'
import { PlaceField } from './place-field.tsx'
import type { SearchDraft, SearchProblems } from './search-draft.ts'

type Props = {
  draft: SearchDraft
  onChange: (change: Partial<SearchDraft>) => void
  problems: SearchProblems
  today: LocalDate
  isPhone: boolean
}

/** The flights of a multi-city trip, stacked: each starts where the previous one ends. */
export function LegsField({ draft, onChange, problems, today, isPhone }: Props) {
  const legs = legsOf(draft)
  // The first field of an added leg gets the focus; after a removal the leg at the same index gets it.
  const focusOn = (index: number, field: 'from' | 'to') =>
    setTimeout(() => document.getElementById(`field-${legPrefix(index)}${field}`)?.focus(), 0)
  return (
    <div className={css.legs}>
      {legs.map((leg, index) => {
        const prefix = legPrefix(index)
        return (
          <fieldset key={index} className={css.leg}>
            <legend className={css.legend}>Flight {index + 1}</legend>
            <PlaceField
              label="From"
              name={`${prefix}from`}
              value={leg.from}
              unknown={leg.fromText}
              onChange={(from, fromText) => onChange(changeLeg(draft, index, { from, fromText }))}
              error={problems[`${prefix}from`]}
              isPhone={isPhone}
            />
            <PlaceField
              label="To"
              name={`${prefix}to`}
              value={leg.to}
              unknown={leg.toText}
              onChange={(to, toText) => onChange(changeLeg(draft, index, { to, toText }))}
              error={problems[`${prefix}to`]}
              isPhone={isPhone}
            />
            <DayField
              label="Departure"
              name={`${prefix}depart`}
              value={leg.depart}
              text={leg.departText}
              onChange={(depart, departText) => onChange(changeLeg(draft, index, { depart, departText }))}
              error={problems[`${prefix}depart`]}
              today={today}
              isPhone={isPhone}
              onNear={DayCalendar.ready}
            >
              {(close) => (
                <DayCalendar
                  value={leg.depart}
                  onChange={(depart) => onChange(changeLeg(draft, index, { depart, departText: null }))}
                  onDone={close}
                  first={earliestDay(legs, index) ?? today}
                  today={today}
                  isPhone={isPhone}
                />
              )}
            </DayField>
            {canRemoveLeg(draft) && (
              <button
                type="button"
                className={css.remove}
                aria-label={`Remove flight ${index + 1}`}
                onClick={() => {
                  onChange(removeLeg(draft, index))
                  focusOn(Math.min(index, legs.length - 2), 'from')
                }}
              >
                <IconX size={18} stroke={1.5} aria-hidden="true" />
              </button>
            )}
          </fieldset>
        )
      })}
      <div className={css.foot}>
        <Button
          variant="subtle"
          size="compact-sm"
          leftSection={<IconPlus size={16} stroke={1.5} />}
          disabled={!canAddLeg(draft)}
          onClick={() => {
            onChange(addLeg(draft))
            focusOn(legs.length, 'to')
          }}
        >
          Add a flight
        </Button>
        {!canAddLeg(draft) && <span className={css.full}>At most {MAX_LEGS} flights in one trip.</span>}
      </div>
      {problems.more && (
        <p className={css.problem} role="alert">
          {problems.more}
        </p>
      )}
    </div>
  )
}
