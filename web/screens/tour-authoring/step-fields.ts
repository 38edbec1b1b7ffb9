import type { TourStepPath } from '#domain/authored-tours/steps.ts'
import { categoryFields, modeFields, scheduleFields } from './fields/availability-fields.ts'
import { capacityFields } from './fields/capacity-fields.ts'
import { addOnFields, meetingFields, setupFields } from './fields/option-fields.ts'
import { priceFields } from './fields/price-fields.ts'
import type { FieldsOfStep } from './fields/step-context.ts'
import {
  connectivityFields,
  descriptionFields,
  extraInfoFields,
  foodFields,
  guideFields,
  keywordFields,
  locationFields,
  nameFields,
  optionListFields,
  transportationFields,
} from './fields/tour-fields.ts'

/** The fields of each step; photos have a component of their own. */
export const stepFields: Record<TourStepPath, FieldsOfStep> = {
  name: nameFields,
  description: descriptionFields,
  location: locationFields,
  keyword: keywordFields,
  guide: guideFields,
  food: foodFields,
  transportation: transportationFields,
  extrainfo: extraInfoFields,
  photoUpload: () => [],
  options: optionListFields,
  optionsSetup: setupFields,
  meeting: meetingFields,
  connectivity: connectivityFields,
  availability: modeFields,
  'availability/schedule': scheduleFields,
  'availability/priceCategory': categoryFields,
  'availability/capacity': capacityFields,
  'availability/price': priceFields,
  'availability/add-on': addOnFields,
}
