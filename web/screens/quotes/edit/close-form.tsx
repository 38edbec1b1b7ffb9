import { lossReasonNames, lossReasons } from '#domain/quotes/quote-status.ts'
import { checkOf } from '../../../kit/form/check-of.ts'
import { NativeSelect } from '../../../kit/form/native-select.tsx'
import { Textarea } from '../../../kit/form/textarea.tsx'
import { PartForm } from './part-form.tsx'

const reasons = lossReasonNames.map((value) => ({ value, label: lossReasons[value] }))

/** Why the quote was lost. */
export function CloseForm({ onDone }: { onDone: () => void }) {
  return (
    <PartForm intent="close" save="Record" labels={{ note: 'Note' }} check={checkOf({})} rev={null} onDone={onDone}>
      {(field) => (
        <>
          <NativeSelect label="Reason" name="reason" data={reasons} />
          <Textarea label="Note" description="May be empty." rows={3} maxLength={500} {...field('note')} />
        </>
      )}
    </PartForm>
  )
}
