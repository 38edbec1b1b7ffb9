import { useState } from 'react'
import { Form } from 'react-router'
import type { PackageDeparture, PackageDetail } from '#contract/packages/package-shapes.ts'
import { formatDate } from '#domain/dates.ts'
import { packageLimits } from '#domain/packages/package-content.ts'
import { Dialog } from '../../../kit/dialog.tsx'
import { type DocumentField, type DocumentValue, partOf } from '../../../kit/document-form/document-field.ts'
import { DocumentFields } from '../../../kit/document-form/document-fields.tsx'
import form from '../../../kit/document-form/document-form.module.css'
import { ActionButton } from '../../../kit/form/action-button.tsx'

interface Props {
  departure: PackageDeparture
  own: PackageDetail
  onClose: () => void
}

const fieldsIn = ({ currency, price }: PackageDetail): DocumentField[] => [
  { kind: 'number', key: 'places', label: 'Places', least: 1, most: packageLimits.places },
  {
    kind: 'part',
    key: 'own',
    label: 'Prices of its own',
    make: () => ({ perAdult: price.perAdult, perChild: price.perChild }),
    fields: [
      { kind: 'amount', key: 'perAdult', label: 'Per adult', currency },
      { kind: 'amount', key: 'perChild', label: 'Per child', currency },
    ],
  },
  { kind: 'tick', key: 'isClosed', label: 'Closed', help: 'It is sold no longer. What is booked stays.' },
]

/** Places, prices and sale of a departure; one that nobody has booked can be removed. */
export function DepartureDialog({ departure, own, onClose }: Props) {
  const { id, day, places, perAdult, perChild, isClosed } = departure
  const [value, setValue] = useState<DocumentValue>({
    places,
    isClosed,
    own: perAdult === null ? null : { perAdult, perChild: perChild ?? perAdult },
  })
  const prices = partOf(value.own)
  const terms = {
    places: value.places,
    isClosed: value.isClosed,
    perAdult: prices?.perAdult ?? null,
    perChild: prices?.perChild ?? null,
  }
  return (
    <Dialog title={`Departure on ${formatDate(day)}`} isOpen onClose={onClose} shape="box">
      <Form method="post" className={form.fields} onSubmit={onClose} preventScrollReset>
        <input type="hidden" name="departureId" value={id} />
        <input type="hidden" name="terms" value={JSON.stringify(terms)} />
        <DocumentFields fields={fieldsIn(own)} value={value} errors={{}} onChange={setValue} />
        <div className="button-row" data-end>
          {departure.taken === 0 && (
            <ActionButton name="intent" value="remove-departure" variant="subtle" color="gray">
              Remove
            </ActionButton>
          )}
          <ActionButton name="intent" value="change-departure">
            Save
          </ActionButton>
        </div>
      </Form>
    </Dialog>
  )
}
