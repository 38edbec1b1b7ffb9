import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import { useEffect, useEffectEvent } from 'react'
import { useFetcher } from 'react-router'
import { checkFor } from '../../form-checks.ts'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { Button } from '../../kit/form/button.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import { TextInput } from '../../kit/form/text-input.tsx'
import { Textarea } from '../../kit/form/textarea.tsx'
import { useFields } from '../../kit/form/use-fields.ts'
import { Money } from '../../kit/money.tsx'
import { toast } from '../../kit/toast.ts'
import type { ComparedFlight } from './compare-list.ts'
import css from './share-dialog.module.css'
import type { ShareOutcome } from './share-offers.ts'
import { toldApart } from './told-apart.ts'

type Props = {
  /** At most four. All are selected at first. */
  flights: readonly ComparedFlight[]
  onClose: () => void
}

/** Mails flights to a customer in the agency's name. It posts to its own page, whose action calls `shareOffers`. */
export function ShareDialog({ flights, onClose }: Props) {
  const fetcher = useFetcher<ShareOutcome>()
  const { data } = fetcher
  const apart = toldApart(flights)
  const form = useFields(data, checkFor('shareFlights'))
  const tell = useEffectEvent((sentTo: string) => {
    toast.done(`The flights are on their way to ${sentTo}.`)
    onClose()
  })
  useEffect(() => {
    if (data && 'sentTo' in data) tell(data.sentTo)
  }, [data])
  return (
    <Modal
      opened
      onClose={onClose}
      title={flights.length === 1 ? 'Send this flight to a customer' : 'Send flights to a customer'}
      size={480}
      closeButtonProps={{ 'aria-label': 'Close dialog' }}
    >
      <fetcher.Form {...form.events} method="post" className={css.form} noValidate>
        <FormError outcome={form.outcome} labels={{ to: 'E-mail', note: 'Note', offers: 'Flights' }} />
        <fieldset className={css.flights}>
          <legend className={css.legend}>Flights, at the price the customer pays</legend>
          {flights.map((flight, at) => (
            <label key={`${flight.searchId} ${flight.id}`} className={css.flight}>
              <input type="checkbox" name={`flight.${flight.searchId}.${flight.id}`} defaultChecked />
              <span className={css.words}>
                <strong>
                  {flight.airline.name}, {flight.fare}
                </strong>
                {flight.ways.map((way) => (
                  <span key={way} className={css.way}>
                    {way}
                  </span>
                ))}
                {apart[at] && <span className={css.apart}>{apart[at]}</span>}
              </span>
              <Money {...flight.total} />
            </label>
          ))}
        </fieldset>
        <TextInput label="E-mail" type="email" autoComplete="off" data-autofocus {...form.field('to')} />
        <Textarea
          label="Note"
          description="Shown above the flights. The mail says how long the prices are valid."
          rows={3}
          maxRows={8}
          {...form.field('note')}
        />
        <div className={css.buttons}>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <ActionButton name="intent" value="share">
            Send
          </ActionButton>
        </div>
      </fetcher.Form>
    </Modal>
  )
}
