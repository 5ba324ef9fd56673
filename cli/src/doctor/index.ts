export { addDoctor } from './doctor.ts';
