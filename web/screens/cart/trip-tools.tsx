import { useState } from 'react'
import { Form, useSubmit } from 'react-router'
import type { PlannedTrip } from '#contract/trips/planned-trips.ts'
import { MAX_TRIP_NAME } from '#domain/trips/trip-name.ts'
import { ConfirmDialog } from '../../kit/confirm-dialog.tsx'
import { Dialog } from '../../kit/dialog.tsx'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { Button } from '../../kit/form/button.tsx'
import { TextInput } from '../../kit/form/text-input.tsx'
import { Tick } from '../../kit/form/tick.tsx'
import css from './trip-tools.module.css'

/** Names and deletes the trip; members share it and start another one, too. */
export function TripTools({ trip }: { trip: PlannedTrip }) {
  const [open, setOpen] = useState<'name' | 'new' | 'delete' | null>(null)
  const submit = useSubmit()
  const close = () => setOpen(null)
  const { id, name, isShared, isMine, owner } = trip
  return (
    <>
      {isMine && owner !== null && (
        <Tick
          label="Shared with colleagues"
          isSwitch
          name="isShared"
          defaultChecked={isShared}
          onChange={({ currentTarget }) =>
            submit({ intent: 'share', id, name, isShared: currentTarget.checked ? 'on' : 'off' }, { method: 'post' })
          }
        />
      )}
      <Button variant="default" onClick={() => setOpen('name')}>
        Rename
      </Button>
      {owner !== null && (
        <Button variant="default" onClick={() => setOpen('new')}>
          New trip
        </Button>
      )}
      {isMine && (
        <Button variant="subtle" color="gray" onClick={() => setOpen('delete')}>
          Delete
        </Button>
      )}
      <NameDialog title="Rename the trip" intent="rename" id={id} name={name} isOpen={open === 'name'} onClose={close} />
      <NameDialog title="New trip" intent="create" id="" name="" isOpen={open === 'new'} onClose={close} />
      <ConfirmDialog
        opened={open === 'delete'}
        title={`Delete “${name}”?`}
        yes="Delete"
        no="Keep it"
        isDangerous
        onYes={() => submit({ intent: 'delete', id }, { method: 'post' })}
        onClose={close}
      >
        <p>Its items are removed. Nothing that is booked is changed.</p>
      </ConfirmDialog>
    </>
  )
}

type Props = { title: string; intent: string; id: string; name: string; isOpen: boolean; onClose: () => void }

function NameDialog({ title, intent, id, name, isOpen, onClose }: Props) {
  return (
    <Dialog title={title} isOpen={isOpen} onClose={onClose} shape="box">
      <Form method="post" className={css.form} onSubmit={onClose}>
        <input type="hidden" name="intent" value={intent} />
        <input type="hidden" name="id" value={id} />
        <TextInput label="Name" name="name" defaultValue={name} maxLength={MAX_TRIP_NAME} required />
        <div className="button-row" data-end>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <ActionButton>{intent === 'create' ? 'Start the trip' : 'Save'}</ActionButton>
        </div>
      </Form>
    </Dialog>
  )
}
