import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import type { TourResource } from '#contract/tour-authoring/own-tours.ts'
import { resourceKinds } from '#domain/authored-tours/tour-shape.ts'
import { DetailSection } from '../../kit/detail-section.tsx'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import { NativeSelect } from '../../kit/form/native-select.tsx'
import { TextInput } from '../../kit/form/text-input.tsx'
import rows from '../settings/rows.module.css'
import type { StepOutcome } from './act-on-step.ts'
import { wordsOf } from './fields/step-context.ts'
import css from './resources.module.css'

const kindOptions = wordsOf(resourceKinds)
const kindLabel = (kind: string) => kindOptions.find(({ value }) => value === kind)?.label ?? kind

/** What the agency's tours share; it is saved at once, apart from the step. */
export function Resources({ resources }: { resources: readonly TourResource[] }) {
  const fetcher = useFetcher<StepOutcome>()
  const form = useRef<HTMLFormElement>(null)
  const { data } = fetcher
  useEffect(() => {
    if (data && 'done' in data) form.current?.reset()
  }, [data])
  return (
    <div className={css.resources}>
      <DetailSection title="Resources of your agency" help="For example a guide, or a bus of 14 seats that several tours use.">
        <FormError outcome={data} labels={{ name: 'Name', capacity: 'Units' }} />
        {resources.length === 0 && <p className={rows.text}>No resources yet.</p>}
        <ul className={rows.list}>
          {resources.map(({ id, name, kind, capacity }) => (
            <li key={id} className={rows.row}>
              <div className={rows.words}>
                <p className={rows.name}>{name}</p>
                <p className={rows.text}>
                  {kindLabel(kind)}, {capacity === 1 ? '1 unit' : `${capacity} units`}
                </p>
              </div>
              <fetcher.Form method="post">
                <input type="hidden" name="id" value={id} />
                <ActionButton
                  name="intent"
                  value="remove-resource"
                  variant="subtle"
                  size="xs"
                  color="gray"
                  aria-label={`Remove ${name}`}
                >
                  Remove
                </ActionButton>
              </fetcher.Form>
            </li>
          ))}
        </ul>
        <fetcher.Form ref={form} method="post" className={css.form} noValidate>
          <TextInput id="field-name" name="name" label="New resource" maxLength={80} />
          <NativeSelect name="kind" label="Kind" data={kindOptions} />
          <TextInput id="field-capacity" name="capacity" label="Units" inputMode="numeric" defaultValue="1" />
          <ActionButton name="intent" value="add-resource" variant="default">
            Add resource
          </ActionButton>
        </fetcher.Form>
      </DetailSection>
    </div>
  )
}
