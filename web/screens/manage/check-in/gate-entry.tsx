import { IconCamera } from '@tabler/icons-react'
import { type FormEvent, useRef, useState } from 'react'
import { Form } from 'react-router'
import type { CheckIn } from '#contract/tour-running/tour-departures.ts'
import { formatDate } from '#domain/dates.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { TextInput } from '../../../kit/form/text-input.tsx'
import { lazyChunk } from '../../../kit/lazy-chunk.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { SkeletonCard } from '../../../kit/skeleton.tsx'
import css from './check-in.module.css'
import { type Checked, checkAtGate, type Gate } from './gate.ts'
import { gateHelp, gateTitles, gateTones } from './gate-words.ts'
import { loadScanner } from './load-scanner.ts'

const Scanner = lazyChunk(loadScanner, <SkeletonCard />)

function Outcome({ of: { outcome, name, category, title, day, time, at, by } }: { of: Checked }) {
  const isWelcome = name && (outcome === 'arrived' || outcome === 'waits')
  return (
    <Notice tone={gateTones[outcome]} title={isWelcome ? `${gateTitles[outcome]}, ${name}` : gateTitles[outcome]} role="status">
      <p>{gateHelp[outcome]}</p>
      {(title || name) && (
        <p>
          {[name, category, title, day && formatDate(day), time].filter(Boolean).join(' · ')}
          {outcome === 'already' && at && (
            <>
              {' '}
              · counted <DateText value={at} withTime />
              {by && ` by ${by}`}
            </>
          )}
        </p>
      )}
    </Notice>
  )
}

/** The code of a voucher, scanned or typed, and what became of the last one. `posted`: of a code that was sent before the scripts arrived. */
export function GateEntry({ gate, posted }: { gate: Gate; posted: CheckIn | null }) {
  const [checked, setChecked] = useState<Checked | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [isScanning, setIsScanning] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const check = async (text: string) => {
    setIsBusy(true)
    setChecked(await checkAtGate(gate, text))
    setIsBusy(false)
  }
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = new FormData(event.currentTarget).get('code')
    await check(typeof code === 'string' ? code : '')
    form.current?.reset()
  }
  const onScan = async (text: string) => {
    navigator.vibrate?.(80)
    await check(text)
  }
  const shown = checked ?? posted
  return (
    <div className={css.entry}>
      {shown && <Outcome of={shown} />}
      {isScanning ? (
        <Scanner onCode={onScan} onClose={() => setIsScanning(false)} />
      ) : (
        <Button leftSection={<IconCamera size={18} stroke={1.5} aria-hidden="true" />} onClick={() => setIsScanning(true)}>
          Scan with the camera
        </Button>
      )}
      <Form method="post" ref={form} noValidate onSubmit={onSubmit}>
        <TextInput
          label="Code"
          name="code"
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          placeholder="AB2C3D4E5F-1"
        />
        <ActionButton variant="default" loading={isBusy}>
          Check in
        </ActionButton>
      </Form>
    </div>
  )
}
