import { useState } from 'react'
import { Form } from 'react-router'
import type { PackageDeparture, PackageDetail } from '#contract/packages/package-shapes.ts'
import { formatDate } from '#domain/dates.ts'
import { money } from '#domain/money/money.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { TextInput } from '../../../kit/form/text-input.tsx'
import { Money } from '../../../kit/money.tsx'
import { Pill } from '../../../kit/status-pill.tsx'
import { useMay } from '../../../session.ts'
import css from '../packages.module.css'
import { DepartureDialog } from './departure-dialog.tsx'

interface Props {
  own: PackageDetail
  mayWrite: boolean
}

/** The first days on which the package is sold, each with its places. */
export function Departures({ own, mayWrite }: Props) {
  const [changed, setChanged] = useState<string | null>(null)
  const open = own.departures.find(({ id }) => id === changed)
  const coming = own.departures.filter(({ isOver }) => !isOver)
  const over = own.departures.filter(({ isOver }) => isOver).toReversed()
  return (
    <DetailSection
      title="Departures"
      help="Places are people. They are held while a checkout is open, and taken once it is paid."
    >
      {coming.length === 0 && <p className={css.quiet}>There are no departures to come.</p>}
      <ul className={css.rows}>
        {coming.map((departure) => (
          <Departure
            key={departure.id}
            departure={departure}
            own={own}
            onChange={mayWrite ? () => setChanged(departure.id) : null}
          />
        ))}
      </ul>
      {mayWrite && <AddDepartures own={own} />}
      {over.length > 0 && (
        <details className={css.over}>
          <summary>Departures that are over ({over.length})</summary>
          <ul className={css.rows}>
            {over.map((departure) => (
              <Departure key={departure.id} departure={departure} own={own} onChange={null} />
            ))}
          </ul>
        </details>
      )}
      {open && <DepartureDialog departure={open} own={own} onClose={() => setChanged(null)} />}
    </DetailSection>
  )
}

interface OneProps {
  departure: PackageDeparture
  own: PackageDetail
  onChange: (() => void) | null
}

function Departure({ departure: { id, day, places, taken, perAdult, isClosed, isOver }, own, onChange }: OneProps) {
  const seesMargin = useMay('margin:read')
  return (
    <li className={css.row}>
      <div className={css.words}>
        <strong>{formatDate(day)}</strong>
        <span className={css.quiet}>
          {taken} of {places} places taken
          {perAdult !== null && (
            <>
              {' · '}
              <Money {...money(perAdult, own.currency)} exact /> per adult
            </>
          )}
        </span>
      </div>
      <div className={css.tools}>
        {isClosed && <Pill tone="quiet">Closed</Pill>}
        {seesMargin && !isOver && (
          <Form method="post">
            <input type="hidden" name="people" value={Math.max(own.minPeople, 2)} />
            <ActionButton name="check" value={id} variant="subtle" size="xs" aria-label={`Check cost of ${formatDate(day)}`}>
              Check cost
            </ActionButton>
          </Form>
        )}
        {onChange && (
          <Button variant="subtle" size="xs" onClick={onChange} aria-label={`Change ${formatDate(day)}`}>
            Change
          </Button>
        )}
      </div>
    </li>
  )
}

const AddDepartures = ({ own }: { own: PackageDetail }) => (
  <Form method="post" className={css.add} key={own.departures.length}>
    <div className={css.pair}>
      <TextInput
        label="First day"
        name="day"
        type="date"
        required
        defaultValue={own.departures.at(-1)?.day ?? own.items[0]?.from}
      />
      <TextInput label="Weeks in a row" name="weeks" type="number" min={1} max={52} defaultValue="1" />
      <TextInput
        label="Places"
        name="places"
        type="number"
        min={1}
        max={1_000}
        defaultValue={String(own.departures.at(-1)?.places ?? 10)}
      />
    </div>
    <ActionButton name="intent" value="add-departures" variant="default">
      Add departures
    </ActionButton>
  </Form>
)
