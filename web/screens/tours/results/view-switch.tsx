import type { TourView } from '#domain/tours/results.ts'
import { Segments } from '../../../kit/form/segments.tsx'
import { chooseTourView } from '../../../products/tour/view-choice.ts'
import { viewLabels } from '../../../products/tour/view-labels.ts'

const options = (['list', 'grid', 'map'] as const).map((value) => ({ value, label: viewLabels[value] }))

/** How results are shown; this browser remembers it. */
export const ViewSwitch = ({ view }: { view: TourView }) => (
  <div data-no-print>
    <Segments name="view" label="View" value={view} options={options} onChange={chooseTourView} />
  </div>
)
