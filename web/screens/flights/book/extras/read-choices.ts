import type { AncillaryChoice } from '#domain/flights/ancillaries.ts'
import { isListOf, isRecordOf, isText, isWhole } from '../../../../kit/json-shape.ts'

const isChoices = isListOf(isRecordOf<AncillaryChoice>({ id: isText, quantity: isWhole }))

/** The choices that the form posts as JSON; none if it is invalid. The API checks how many may be chosen. */
export function readChoices(text: string | undefined): AncillaryChoice[] {
  try {
    const choices: unknown = JSON.parse(text ?? '')
    return isChoices(choices) ? choices : []
  } catch {
    return []
  }
}
