/** Controls of living figures, styled by `theme/kit/kit.css` and by tokens alone. */
export {
  Button,
  Choice,
  clamp,
  Controls,
  Readout,
  Readouts,
  Slider,
  TextField,
  Toggle,
} from '#theme/kit/controls.tsx'
export {
  Player,
  Stepper,
  useReducedMotion,
  useTicker,
  type PlayerWords,
} from '#theme/kit/Player.tsx'
