import { useSearchParams } from 'react-router'
import type { ErasurePreview } from '#contract/customers/customer-shapes.ts'
import { Dialog } from '../../../kit/dialog.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import css from './record.module.css'
import { usePageAction } from '../../../kit/form/use-page-action.ts'

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** Says exactly what an erasure removes and what stays, and asks before it. */
export function EraseDialog({ erasure }: { erasure: ErasurePreview }) {
  const [, setParams] = useSearchParams()
  const close = () => setParams({}, { replace: true, preventScrollReset: true })
  const fetcher = usePageAction(close)
  const failed = fetcher.data && 'failure' in fetcher.data ? fetcher.data : null
  const { name, orders, quotes, reviews, mails, messages, notes, documents, travellers, open } = erasure
  return (
    <Dialog title={`Erase the personal data of ${name}?`} isOpen onClose={close} shape="box">
      <fetcher.Form method="post" className={css.erase}>
        <FormError outcome={failed} />
        <div>
          <p>These are removed and cannot be brought back:</p>
          <ul className={css.removes}>
            <li>Name, e-mail addresses, phone numbers, tags, preferences, links and storefront sign-in</li>
            <li>
              {counted(notes, 'note', 'notes')}, {counted(documents, 'passport', 'passports')},{' '}
              {counted(travellers, 'saved traveller', 'saved travellers')}
            </li>
            <li>
              The texts of {counted(mails, 'mail', 'mails')} and {counted(messages, 'message', 'messages')} from the website
            </li>
            <li>Names, dates of birth, passports and contacts in {counted(orders, 'order', 'orders')}</li>
            {reviews > 0 && <li>{counted(reviews, 'review', 'reviews')} of tours, which then no longer count</li>}
            <li>{counted(quotes, 'quote', 'quotes')} with versions, questions and answers; their links end</li>
          </ul>
        </div>
        <div>
          <p>These stay, because the books need them:</p>
          <ul className={css.removes}>
            <li>Numbers, amounts, itineraries, booking references and ticket numbers of the orders</li>
            <li>Payments, refunds and every posting of the ledger</li>
            <li>The history of each order, with the notes of colleagues</li>
          </ul>
        </div>
        {open.length > 0 && (
          <p role="alert">
            {open.length === 1 ? 'This order is' : 'These orders are'} not finished yet: {open.join(', ')}. Erase the customer
            after the last journey, or cancel them first.
          </p>
        )}
        <div className="button-row" data-end>
          <Button variant="default" onClick={close}>
            Keep the data
          </Button>
          {open.length === 0 && (
            <ActionButton name="intent" value="erase" color="red">
              Erase personal data
            </ActionButton>
          )}
        </div>
      </fetcher.Form>
    </Dialog>
  )
}
