import type { IconProps } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { ChoiceRow } from '../choice-row.tsx'

/** A template of an option for each kind of place, filled in by the form's script. */
export const RowPieces = ({ icons, hasCode = false }: { icons: Record<string, ComponentType<IconProps>>; hasCode?: boolean }) =>
  Object.entries(icons).map(([kind, Icon]) => (
    <template key={kind} data-piece={`row-${kind}`}>
      <ChoiceRow Icon={Icon} title="" country="NG" below="" {...(hasCode ? { code: '' } : {})} />
    </template>
  ))
