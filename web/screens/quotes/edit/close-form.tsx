import { lossReasonNames, lossReasons } from '#domain/quotes/quote-status.ts'
import { checkOf } from '../../../kit/form/check-of.ts'
import { NativeSelect } from '../../../kit/form/native-select.tsx'
import { Textarea } from '../../../kit/form/textarea.tsx'
import { PartForm } from './part-form.tsx'

const reasons = lossReasonNames.map((value) => ({ value, label: lossReasons[value] }))

/** Why the quote was lost. */
export function CloseForm({ intent, save, onDone }: { intent: 'close' | 'withdraw'; save: string; onDone: () => void }) {
  return (
    <PartForm intent={intent} save={save} labels={{ note: 'Note' }} check={checkOf({})} rev={null} onDone={onDone}>
      {(field) => (
        <>
          <NativeSelect label="Reason" name="reason" data={reasons} />
          <Textarea
            label="Note"
            description="For colleagues; the customer does not see it. May be empty."
            rows={3}
            maxLength={500}
            {...field('note')}
          />
        </>
      )}
    </PartForm>
  )
}
