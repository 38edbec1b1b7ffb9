import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { allTourSteps, tourStepPhases } from '#domain/authored-tours/steps.ts'
import { DocumentFields } from '../../kit/document-form/document-fields.tsx'
import form from '../../kit/document-form/document-form.module.css'
import type { DocumentValue } from '../../kit/document-form/document-field.ts'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { LeaveGuard } from '../../kit/leave-guard.tsx'
import { Notice } from '../../kit/notice.tsx'
import { Wizard } from '../../kit/wizard.tsx'
import { useMay } from '../../session.ts'
import type { StepOutcome } from './act-on-step.ts'
import { AllSteps } from './all-steps.tsx'
import { settleSection } from './fields/settle-section.ts'
import { OptionTabs } from './option-tabs.tsx'
import { PhotoFields } from './photo-fields.tsx'
import type { ReadStep } from './read-step.ts'
import { Resources } from './resources.tsx'
import { stepFields } from './step-fields.ts'
import { addressAfter, overviewAddress, stepAddress } from './tour-address.ts'

interface Props {
  read: ReadStep
  start: object
  answer: StepOutcome
}

/** Blank lines are not saved. */
const written = (section: DocumentValue): string =>
  JSON.stringify(section, (_, value: unknown) =>
    Array.isArray(value) ? value.filter((one) => typeof one !== 'string' || one.trim() !== '') : value,
  )

/** The fields of a step with its place among the others; saving leads on. */
export function StepEditor({ read, start, answer }: Props) {
  const { at, own, option } = read
  const [section, setSection] = useState<DocumentValue>({ ...start })
  const [isChanged, setChanged] = useState(false)
  const mayWrite = useMay('tours:write')
  const isIdle = useNavigation().state === 'idle'
  const step = allTourSteps[at]
  if (!step) return null
  const change = (next: DocumentValue) => {
    setSection(settleSection(step.path, { before: section, after: next, option }))
    setChanged(true)
  }
  const failed = answer && 'failure' in answer ? answer : null
  const errors = failed?.failure.fields ?? {}
  const ofPhase = allTourSteps.filter(({ phase }) => phase === step.phase)
  const before = allTourSteps[at - 1]
  const isLast = at === allTourSteps.length - 1
  return (
    <Wizard
      steps={ofPhase.map(({ path, title }) => ({ label: title, to: stepAddress(path, own.id) }))}
      current={ofPhase.indexOf(step)}
      title={step.title}
      context={step.context}
      back={before ? { label: 'Back', to: stepAddress(before.path, own.id) } : { label: 'Back', to: overviewAddress(own.id) }}
      skip={
        step.isOptional
          ? { label: 'Skip', to: addressAfter(step, own.id, [], '') }
          : { label: 'All steps', to: overviewAddress(own.id) }
      }
      next={
        mayWrite && (
          <ActionButton form="tour-step" name="intent" value="next">
            {isLast ? 'Save and finish' : 'Save and continue'}
          </ActionButton>
        )
      }
      failed={failed}
      aside={<AllSteps own={own} current={step.path} title={tourStepPhases[step.phase]} />}
    >
      {!mayWrite && (
        <Notice tone="info" title="You can read this step">
          <p>Your role does not change own tours.</p>
        </Notice>
      )}
      {step.isOfOption && <OptionTabs step={step} own={own} optionId={option.id} />}
      <Form id="tour-step" method="post" noValidate className={form.fields}>
        <input type="hidden" name="revision" value={own.revision} />
        <input type="hidden" name="optionId" value={option.id} />
        <input type="hidden" name="section" value={written(section)} />
        {step.path === 'photoUpload' ? (
          <PhotoFields section={section} errors={errors} onChange={change} />
        ) : (
          <DocumentFields
            fields={stepFields[step.path]({ ...read, tour: own.tour, section })}
            value={section}
            errors={errors}
            onChange={change}
          />
        )}
      </Form>
      {mayWrite && step.path === 'availability/capacity' && <Resources resources={read.resources} />}
      <LeaveGuard isChanged={isChanged && isIdle}>What you entered in this step is not saved yet.</LeaveGuard>
    </Wizard>
  )
}
