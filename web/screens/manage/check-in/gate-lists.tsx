import { useState } from 'react'
import { href, Link } from 'react-router'
import type { StoredDeparture, StoredPerson } from '#domain/authored-tours/gate/stored-list.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { EmptyState } from '../../../kit/states/empty-state.tsx'
import { Pill } from '../../../kit/status-pill.tsx'
import { toast } from '../../../kit/toast.ts'
import css from '../manage.module.css'
import { checkAtGate, dropList, type Gate, keepList } from './gate.ts'
import type { Stored } from './gate-store.ts'

interface Offered {
  id: string
  title: string
  option: string
  time: string | null
}

/** The departures of the day: those whose lists are on this device, and those that can be stored. */
export function GateLists({
  gate,
  stored,
  departures,
  isOnline,
}: {
  gate: Gate
  stored: Stored
  departures: readonly Offered[]
  isOnline: boolean
}) {
  const others = departures.filter(({ id }) => !stored.departures.some((one) => one.id === id))
  return (
    <>
      {stored.departures.map((departure) => (
        <StoredList key={departure.id} gate={gate} departure={departure} />
      ))}
      {others.length > 0 && (
        <DetailSection
          title="Departures of today"
          help="Without a network, check-in works for the departures whose lists are on this device. They are removed at the end of the day and when you sign out."
        >
          <ul className={css.list}>
            {others.map((one) => (
              <OfferedRow key={one.id} gate={gate} departure={one} isOnline={isOnline} />
            ))}
          </ul>
        </DetailSection>
      )}
      {stored.departures.length === 0 && others.length === 0 && (
        <EmptyState
          title={isOnline ? 'No departures today' : 'No lists on this device'}
          text={isOnline ? 'Codes of any day can be checked in above.' : 'Lists are stored while there is a network.'}
        />
      )}
    </>
  )
}

function OfferedRow({
  gate,
  departure: { id, title, option, time },
  isOnline,
}: {
  gate: Gate
  departure: Offered
  isOnline: boolean
}) {
  const [isBusy, setIsBusy] = useState(false)
  const keep = async () => {
    setIsBusy(true)
    try {
      await keepList(gate, id)
    } catch (error) {
      console.warn('the list did not arrive', error)
      toast.failed('The list did not arrive. Try again.', 'Not stored')
      setIsBusy(false)
    }
  }
  return (
    <li className={css.row}>
      <span>{time ?? 'All day'}</span>
      <div>
        <p className={css.name}>{title}</p>
        <p className={css.facts}>{option}</p>
      </div>
      <div className={css.end}>
        <Button
          variant="default"
          loading={isBusy}
          disabled={!isOnline}
          onClick={keep}
          aria-label={`Keep on this device: ${title}, ${time ?? 'all day'}`}
        >
          Keep on this device
        </Button>
      </div>
    </li>
  )
}

function StoredList({ gate, departure }: { gate: Gate; departure: StoredDeparture }) {
  const { id, title, option, time, people } = departure
  const [tour = '', optionId = '', departureId = ''] = id.split('/')
  const arrived = people.filter(({ state }) => state === 'arrived').length
  const manifest = gate.of === 'all' ? '/manage/departures/:tour/:option/:departure' : '/manage/today/:tour/:option/:departure'
  return (
    <DetailSection
      title={[time, title].filter(Boolean).join(' ')}
      help={`${option}. ${arrived} of ${people.length} people have arrived. On this device until the end of the day.`}
      action={<Link to={href(manifest, { tour, option: optionId, departure: departureId })}>Manifest</Link>}
    >
      {people.length === 0 ? (
        <p className={css.facts}>Nobody is booked.</p>
      ) : (
        <ul className={css.people}>
          {people.map((person) => (
            <PersonRow key={person.code} gate={gate} person={person} />
          ))}
        </ul>
      )}
      <Button variant="subtle" size="compact-sm" onClick={() => dropList(gate, id)}>
        Remove from this device
      </Button>
    </DetailSection>
  )
}

function PersonRow({ gate, person: { code, name, category, state, at } }: { gate: Gate; person: StoredPerson }) {
  const [isBusy, setIsBusy] = useState(false)
  const check = async () => {
    setIsBusy(true)
    const { outcome } = await checkAtGate(gate, code)
    if (outcome === 'not-confirmed') toast.failed('The booking is not confirmed, or it was cancelled.', 'Not valid')
    setIsBusy(false)
  }
  return (
    <li className={css.person}>
      <div>
        <p>
          {name || category} <span className={css.facts}>{name ? category : ''}</span>
        </p>
        <p className={css.facts}>
          <code>{code}</code>
        </p>
      </div>
      <div className={css.end}>
        {state === 'arrived' && <Pill tone="good">Arrived {at && <DateText value={at} withTime />}</Pill>}
        {state === 'no-show' && <Pill tone="bad">Did not come</Pill>}
        {state !== 'arrived' && (
          <Button variant="default" loading={isBusy} onClick={check} aria-label={`Check in ${name || code}`}>
            Check in
          </Button>
        )}
      </div>
    </li>
  )
}
