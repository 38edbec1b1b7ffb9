import { useSearchParams } from 'react-router'
import type { LibraryPart } from '#contract/quotes/quote-library.ts'
import type { QuoteDetail } from '#contract/quotes/quote-shapes.ts'
import { Dialog } from '../../../kit/dialog.tsx'
import { CloseForm } from './close-form.tsx'
import { CoverForm } from './cover-form.tsx'
import { ItemForm } from './item-form.tsx'
import { KeepForm } from './keep-form.tsx'
import { Library } from './library.tsx'
import { OptionForm } from './option-form.tsx'
import { OutsideForm } from './outside-form.tsx'
import { RecipientForm } from './recipient-form.tsx'
import { RemindersForm } from './reminders-form.tsx'
import { ReturnForm } from './return-form.tsx'
import { SendForm } from './send-form.tsx'
import { TextForm } from './text-form.tsx'
import { TravellersForm } from './travellers-form.tsx'

interface Props {
  quote: QuoteDetail
  /** Read for its dialog. */
  library: readonly LibraryPart[]
}

/** What the address asks to edit: its title and form. */
function formOf({ quote, library }: Props, asked: URLSearchParams, onDone: () => void) {
  const edit = asked.get('edit') ?? ''
  const option = quote.options.find(({ id }) => id === asked.get('option'))
  if (edit === 'send' && quote.actions.includes('send'))
    return { title: 'Send the quote', form: <SendForm quote={quote} onDone={onDone} /> }
  if (edit === 'close' && quote.actions.includes('close'))
    return { title: 'Record as declined', form: <CloseForm intent="close" save="Record" onDone={onDone} /> }
  if (edit === 'withdraw' && quote.actions.includes('withdraw'))
    return { title: 'Withdraw the quote', form: <CloseForm intent="withdraw" save="Withdraw" onDone={onDone} /> }
  if (edit === 'booked' && quote.actions.includes('book-outside'))
    return { title: 'Record as booked', form: <OutsideForm onDone={onDone} /> }
  const deposit = quote.deposits.find(({ id, state }) => id === asked.get('deposit') && state === 'held')
  if (edit === 'return' && deposit) return { title: 'Return the deposit', form: <ReturnForm deposit={deposit} onDone={onDone} /> }
  if (!quote.actions.includes('edit')) return null
  if (edit === 'reminders') return { title: 'Reminders', form: <RemindersForm quote={quote} onDone={onDone} /> }
  if (edit === 'cover') return { title: 'Cover', form: <CoverForm quote={quote} onDone={onDone} /> }
  if (edit === 'travellers') return { title: 'Travellers', form: <TravellersForm quote={quote} onDone={onDone} /> }
  if (edit === 'recipient') return { title: 'Customer', form: <RecipientForm quote={quote} onDone={onDone} /> }
  if (edit === 'new-option')
    return {
      title: 'Add option',
      form: <OptionForm option={null} start={`Option ${quote.options.length + 1}`} onDone={onDone} />,
    }
  if (edit === 'option' && option)
    return { title: 'Rename option', form: <OptionForm option={option} start={option.title} onDone={onDone} /> }
  if (edit === 'new-item' && option)
    return { title: 'Add item', form: <ItemForm quote={quote} optionId={option.id} item={null} onDone={onDone} /> }
  if (edit === 'new-text' && option)
    return {
      title: 'Add text',
      form: <TextForm travellers={quote.cover.travellers} optionId={option.id} text={null} onDone={onDone} />,
    }
  if (edit === 'library' && option) return { title: 'Library of parts', form: <Library parts={library} optionId={option.id} /> }
  const kept = quote.options.flatMap(({ parts }) => parts).find(({ id }) => id === asked.get('part'))
  if (edit === 'keep' && kept)
    return { title: 'Add to the library', form: <KeepForm partId={kept.id} start={kept.title} onDone={onDone} /> }
  for (const { id, parts } of quote.options) {
    const part = parts.find((one) => one.id === edit)
    if (part?.kind === 'item')
      return { title: 'Change item', form: <ItemForm quote={quote} optionId={id} item={part} onDone={onDone} /> }
    if (part)
      return {
        title: 'Change text',
        form: <TextForm travellers={quote.cover.travellers} optionId={id} text={part} onDone={onDone} />,
      }
  }
  return null
}

/** One part of the quote in a dialog; the address names it. */
export function EditDialog(props: Props) {
  const [asked, setAsked] = useSearchParams()
  const close = () => setAsked({}, { replace: true, preventScrollReset: true })
  const shown = formOf(props, asked, close)
  if (!shown) return null
  return (
    <Dialog key={asked.toString()} title={shown.title} isOpen onClose={close} shape="side">
      {shown.form}
    </Dialog>
  )
}
