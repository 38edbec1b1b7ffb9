import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { Button } from '../../../kit/form/button.tsx'
import { TextInput } from '../../../kit/form/text-input.tsx'
import { useFields } from '../../../kit/form/use-fields.ts'
import { useNumbers } from '../../../kit/numbers.ts'
import css from './colours.module.css'
import {
  type Brand,
  type BrandColours,
  type ColourName,
  checkColours,
  colourNames,
  readColour,
  type Verdict,
  verdictOn,
} from './state.ts'

const words: Record<ColourName, { label: string; help: string }> = {
  primaryColor: { label: 'Primary colour', help: 'Headings, the coloured band, the line over mails and documents.' },
  secondaryColor: { label: 'Secondary colour', help: 'Links and small accents.' },
  buttonColor: { label: 'Button colour', help: 'Search, book and pay.' },
}

type Props = {
  brand: Brand
  proposals: BrandColours[]
  onChange: (change: Partial<BrandColours>) => void
}

/** Three colours, each with its contrast, and colour sets that suit the logo. */
export function BrandColourFields({ brand, proposals, onChange }: Props) {
  const form = useFields(null, checkColours)
  return (
    <>
      {proposals.length > 0 && (
        <div className={css.proposals} role="group" aria-label="Colours from your logo">
          <p className={css.lead}>From your logo. Every one of them can be read.</p>
          {proposals.map((set, at) => (
            <button
              key={Object.values(set).join()}
              type="button"
              className={css.proposal}
              aria-label={`Take colours ${at + 1}: ${colourNames.map((name) => set[name]).join(', ')}`}
              aria-pressed={colourNames.every((name) => readColour(brand[name]) === set[name])}
              onClick={() => onChange(set)}
            >
              {colourNames.map((name) => (
                <span key={name} className={css.swatch} style={{ background: set[name] }} />
              ))}
            </button>
          ))}
        </div>
      )}
      {/* Saved with the rest of the brand, from the bar below. */}
      <form {...form.events} className={css.fields} noValidate onSubmit={(event) => event.preventDefault()}>
        {colourNames.map((name) => {
          const verdict = verdictOn(brand, name)
          const change = (value: string) => onChange({ [name]: value })
          return (
            <div key={name} className={css.field}>
              <TextInput
                label={words[name].label}
                description={words[name].help}
                name={name}
                value={brand[name]}
                onChange={(event) => change(event.currentTarget.value)}
                autoComplete="off"
                spellCheck={false}
                error={verdict.state === 'unfinished' ? form.field(name).error : undefined}
                leftSection={
                  <input
                    type="color"
                    className={css.picker}
                    aria-label={`Pick the ${words[name].label.toLowerCase()}`}
                    value={readColour(brand[name]) ?? '#000000'}
                    onChange={(event) => change(event.currentTarget.value)}
                  />
                }
                leftSectionWidth={44}
              />
              <VerdictLine verdict={verdict} onTake={change} />
            </div>
          )
        })}
      </form>
    </>
  )
}

function VerdictLine({ verdict, onTake }: { verdict: Verdict; onTake: (colour: string) => void }) {
  const numbers = useNumbers()
  if (verdict.state === 'unfinished') return null
  if (verdict.state === 'good')
    return (
      <p className={css.good}>
        <IconCheck size={16} stroke={1.5} aria-hidden="true" />
        Reads well: {numbers.fixed(verdict.contrast, 1)} to 1 on white
      </p>
    )
  return (
    <div className={css.bad} role="alert">
      <IconAlertTriangle size={16} stroke={1.5} aria-hidden="true" />
      <p>{verdict.says}</p>
      <Button size="compact-sm" variant="default" onClick={() => onTake(verdict.instead)}>
        <span className={css.dot} style={{ background: verdict.instead }} />
        Take {verdict.instead}
      </Button>
    </div>
  )
}
