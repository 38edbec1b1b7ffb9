import { checkOf } from '../../../kit/form/check-of.ts'
import { Textarea } from '../../../kit/form/textarea.tsx'
import { PartForm } from './part-form.tsx'

/** Where what was accepted is booked. */
export const OutsideForm = ({ onDone }: { onDone: () => void }) => (
  <PartForm intent="booked-outside" save="Record" labels={{ note: 'Note' }} check={checkOf({})} rev={null} onDone={onDone}>
    {(field) => (
      <Textarea
        label="Note"
        description="Where it is booked, and its reference. For colleagues; the customer does not see it. May be empty."
        rows={3}
        maxLength={500}
        {...field('note')}
      />
    )}
  </PartForm>
)
