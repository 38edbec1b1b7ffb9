import type { AncillaryChoice } from '#domain/flights/ancillaries.ts'
import { isListOf, isRecordOf, isText, isWhole } from '../../../../kit/json-shape.ts'

const isChoices = isListOf(isRecordOf<AncillaryChoice>({ id: isText, quantity: isWhole }))

/** The choices that the form posts as JSON; none when it is not what the form writes. How many may be chosen is the API's to say. */
export function readChoices(text: string | undefined): AncillaryChoice[] {
  try {
    const choices: unknown = JSON.parse(text ?? '')
    return isChoices(choices) ? choices : []
  } catch {
    return []
  }
}
