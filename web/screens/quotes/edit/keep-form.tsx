import { atLeast, checkOf } from '../../../kit/form/check-of.ts'
import { TextInput } from '../../../kit/form/text-input.tsx'
import { PartForm } from './part-form.tsx'

const check = checkOf({ name: atLeast(1, 'Write a name.') })

/** Adds a part to the library of the agency. */
export const KeepForm = ({ partId, start, onDone }: { partId: string; start: string; onDone: () => void }) => (
  <PartForm intent="keep-part" save="Add to library" labels={{ name: 'Name' }} check={check} rev={null} onDone={onDone}>
    {(field) => (
      <>
        <input type="hidden" name="partId" value={partId} />
        <TextInput
          label="Name"
          description="Under which you and colleagues find it for other quotes."
          maxLength={120}
          {...field('name', start)}
        />
      </>
    )}
  </PartForm>
)
