export * from './written.ts';
