import { type FontName, fontNames, fonts } from '#domain/site/fonts.ts'
import { fontFiles, fontRules } from '../../site/font-files.ts'
import css from './brand-fonts.module.css'

const faces = fontNames.map((name) => fontRules(fontFiles[name])).join('\n')

/** Fonts, each shown in its own face. */
export function BrandFonts({ value, onChange }: { value: FontName; onChange: (font: FontName) => void }) {
  return (
    <fieldset className={css.fonts}>
      <legend className="visually-hidden">Font</legend>
      <style>{faces}</style>
      {fontNames.map((name) => (
        <label key={name} className={css.font}>
          <input
            type="radio"
            name="fontFamily"
            value={name}
            checked={name === value}
            onChange={() => onChange(name)}
            className="visually-hidden"
          />
          <span className={css.sample} style={{ fontFamily: fonts[name].family }}>
            {name}
          </span>
          <span className={css.says}>{fonts[name].says}</span>
        </label>
      ))}
    </fieldset>
  )
}
