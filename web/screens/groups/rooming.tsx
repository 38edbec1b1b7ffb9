import { useState } from 'react'
import type { GroupView } from '#contract/groups/group-shapes.ts'
import { DetailSection } from '../../kit/detail-section.tsx'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { Button } from '../../kit/form/button.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import { TextInput } from '../../kit/form/text-input.tsx'
import { usePageAction } from '../../kit/form/use-page-action.ts'
import records from '../../order/records.module.css'
import css from './groups.module.css'

/** Who sleeps in which room; printed with the page, and as CSV. */
export function Rooming({ group, mayWrite }: { group: GroupView; mayWrite: boolean }) {
  const [isEdited, setEdited] = useState(false)
  const { rooms, people, orderId } = group
  const nameOf = (id: string) => people.find((one) => one.id === id)?.name ?? ''
  const without = people.filter(({ id }) => !rooms.some((room) => room.people.includes(id)))
  return (
    <DetailSection title="Rooming list">
      {isEdited ? (
        <RoomsForm group={group} onDone={() => setEdited(false)} />
      ) : (
        <>
          <ul className={records.list}>
            {rooms.map((room) => (
              <li key={room.name} className={records.row}>
                <p className={records.strong}>{[room.name, room.type].filter(Boolean).join(', ')}</p>
                <p className={records.quiet}>{room.people.map(nameOf).join(', ')}</p>
              </li>
            ))}
            {without.length > 0 && (
              <li className={records.row}>
                <p className={records.strong}>Without a room</p>
                <p className={records.quiet}>{without.map(({ name }) => name).join(', ')}</p>
              </li>
            )}
          </ul>
          <div className={css.row}>
            {mayWrite && (
              <Button variant="default" size="xs" onClick={() => setEdited(true)}>
                Change rooms
              </Button>
            )}
            <Button component="a" href={`/api/orders/${orderId}/group/rooms.csv`} variant="default" size="xs" download>
              CSV
            </Button>
            <Button variant="default" size="xs" onClick={() => window.print()}>
              Print
            </Button>
          </div>
        </>
      )}
    </DetailSection>
  )
}

function RoomsForm({ group, onDone }: { group: GroupView; onDone: () => void }) {
  const fetcher = usePageAction(onDone)
  const failed = fetcher.data && 'failure' in fetcher.data ? fetcher.data : null
  const roomOf = (id: string) => group.rooms.find((room) => room.people.includes(id))
  return (
    <fetcher.Form method="post" className={css.form}>
      <FormError outcome={failed} />
      <input type="hidden" name="rev" value={group.roomsRev} />
      <p className={records.quiet}>People with the same room share it.</p>
      <ul className={css.people}>
        {group.people.map(({ id, name }) => (
          <li key={id} className={css.person}>
            <strong>{name}</strong>
            <TextInput label={`Room of ${name}`} name={`room.${id}`} maxLength={80} defaultValue={roomOf(id)?.name} />
            <TextInput label={`Type of ${name}’s room`} name={`type.${id}`} maxLength={80} defaultValue={roomOf(id)?.type} />
          </li>
        ))}
      </ul>
      <div className="button-row" data-end>
        <Button variant="default" onClick={onDone}>
          Cancel
        </Button>
        <ActionButton name="intent" value="rooms">
          Save rooms
        </ActionButton>
      </div>
    </fetcher.Form>
  )
}
