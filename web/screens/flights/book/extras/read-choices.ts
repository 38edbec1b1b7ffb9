import { z } from 'zod'
import { AncillaryChoice } from '#domain/flights/ancillaries.ts'

const Choices = z.array(AncillaryChoice)

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** The choices that the form posts as JSON; none when it is not what the form writes. */
export const readChoices = (text: string | undefined): AncillaryChoice[] => Choices.safeParse(parsed(text ?? '')).data ?? []
